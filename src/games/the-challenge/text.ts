import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { Event } from './events.ts';
import type { Move, OfferMove, PlayMove } from './moves.ts';
import type { Fairy, Stone } from './types.ts';
import { colourWords, describeSeat, fairyWords, goalWords, listed, spriteWords, stoneWords } from './words.ts';

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  switch (move.type) {
    case 'first-seat': {
      const { en, it } = describeSeat(move.seat);
      return { en: `${en} begins`, it: `inizia ${it}` };
    }
    case 'draw': {
      const { en, it } = cardWords(move.kind);
      return { en: `the card is: ${en}`, it: `la carta è: ${it}` };
    }
    case 'gather':
      return { en: 'gather: draw two stones', it: 'raccogli: pesca due pietre' };
    case 'discard': {
      const { en, it } = stoneWords(move.stone);
      return { en: `discard ${en}`, it: `scarta ${it}` };
    }
    case 'keep-stones':
      return { en: 'discard nothing', it: 'non scartare nulla' };
    case 'place': {
      const [stone, goal] = [stoneWords(move.stone), goalWords(move.to)];
      return { en: `put ${stone.en} ${goal.en}`, it: `poni ${stone.it} ${goal.it}` };
    }
    case 'send': {
      const [sprite, stone] = [spriteWords(move.sprite), colourWords[move.stone]];
      return { en: `send ${sprite.en} for the ${stone.en} stones`, it: `invia il ${sprite.it}: pila ${stone.it}` };
    }
    case 'offer':
      return offerWords(move);
    case 'take': {
      const { en, it } = fairyWords[move.fairy];
      return { en: `take a fairy of the forest: ${en}`, it: `prendi una fata scoperta: ${it}` };
    }
    case 'draw-fairies':
      return { en: 'draw covered fairies', it: 'pesca fate coperte' };
    case 'choose': {
      const { en, it } = fairyWords[move.fairy];
      return { en: `choose the fairy: ${en}`, it: `scegli la fata: ${it}` };
    }
    case 'keep-fairy':
      return { en: 'leave the fairy face down', it: 'lascia la fata coperta' };
    case 'play':
      return playWords(move);
    case 'pick-covered':
      return { en: 'take a covered stone', it: 'prendi una pietra coperta' };
    case 'pick': {
      const [stone, goal] = [stoneWords(move.stone), goalWords(move.sprite)];
      return { en: `take ${stone.en} ${goal.en}`, it: `prendi ${stone.it} ${goal.it}` };
    }
    case 'stop':
      return { en: 'take no more stones', it: 'non prendere altre pietre' };
    case 'steal-hand':
      return { en: 'steal from the hand', it: 'ruba dalla mano' };
    case 'steal': {
      const [sprite, goal] = [spriteWords(move.sprite), goalWords(move.to)];
      return { en: `steal the top stone of ${sprite.en} ${goal.en}`, it: `ruba dal ${sprite.it}, ${goal.it}` };
    }
    case 'rearrange':
      return { en: 'rearrange the stones', it: 'ridisponi le pietre' };
    case 'lay': {
      const [stone, goal] = [stoneWords(move.stone), goalWords(move.sprite)];
      return { en: `lay ${stone.en} ${goal.en}`, it: `disponi ${stone.it} ${goal.it}` };
    }
    case 'finish':
      return { en: 'keep this arrangement', it: 'tieni questa disposizione' };
    case 'restore':
      return { en: 'leave all stones as they were', it: 'lascia tutto come prima' };
  }
}

/** An event, told after it has happened. */
export function describeEvent(event: Event): Wording {
  switch (event.type) {
    case 'began':
      return say(event.seat, 'begins', 'inizia il gioco');
    case 'fairy-shown': {
      const { en, it } = fairyWords[event.fairy];
      return { en: `A fairy is turned up: ${en}.`, it: `Si scopre una fata: ${it}.` };
    }
    case 'drawn': {
      const { en, it } = stoneWords(event.stone);
      return say(event.seat, `draws ${en}`, `pesca ${it}`);
    }
    case 'turn': {
      const { en, it } = describeSeat(event.seat);
      return { en: `${en}'s turn.`, it: `Tocca a ${it}.` };
    }
    case 'gathering':
      return event.stones === 1
        ? say(event.seat, 'gathers the last stone', "raccoglie l'ultima pietra")
        : say(event.seat, `gathers ${event.stones} stones`, `raccoglie ${event.stones} pietre`);
    case 'discarded': {
      const { en, it } = stoneWords(event.stone);
      return say(event.seat, `discards ${en}`, `scarta ${it}`);
    }
    case 'stones-kept':
      return say(event.seat, 'discards nothing', 'non scarta nulla');
    case 'placed': {
      const [stone, goal] = [stoneWords(event.stone), goalWords(event.to)];
      return say(event.seat, `puts ${stone.en} ${goal.en}`, `pone ${stone.it} ${goal.it}`);
    }
    case 'sent': {
      const [sprite, { en, it }] = [spriteWords(event.sprite), colourWords[event.stone]];
      return say(
        event.seat,
        `sends ${sprite.en}: ${event.stones} × ${en}`,
        `invia il ${sprite.it}: ${event.stones} × ${it}`,
      );
    }
    case 'offered': {
      const { en, it } = stoneWords(event.stone);
      return say(
        event.seat,
        `offers ${en}; fairy points so far: ${event.paid}`,
        `offre ${it}; punti fata finora: ${event.paid}`,
      );
    }
    case 'fairy-taken': {
      const { en, it } = fairyWords[event.fairy];
      return say(event.seat, `takes a fairy of the forest: ${en}`, `prende una fata scoperta: ${it}`);
    }
    case 'drawing-fairies':
      return event.fairies === 1
        ? say(event.seat, 'draws the last covered fairy', "pesca l'ultima fata coperta")
        : say(event.seat, `draws ${event.fairies} covered fairies`, `pesca ${event.fairies} fate coperte`);
    case 'fairy-drawn': {
      const { en, it } = seenFairy(event.fairy);
      return say(event.seat, `draws a fairy${en}`, `pesca una fata${it}`);
    }
    case 'fairy-chosen': {
      const [chosen, laid] = [seenFairy(event.fairy), event.laid === null ? null : fairyWords[event.laid]];
      return laid === null
        ? say(event.seat, `chooses a fairy${chosen.en}`, `sceglie una fata${chosen.it}`)
        : say(
            event.seat,
            `chooses a fairy${chosen.en}; the other one goes into the forest: ${laid.en}`,
            `sceglie una fata${chosen.it}; l'altra va nel bosco: ${laid.it}`,
          );
    }
    case 'fairy-kept':
      return say(event.seat, 'leaves the fairy face down', 'lascia la fata coperta');
    case 'played':
      return playedWords(event);
    case 'leaked': {
      const [victim, sprite, stones] = [describeSeat(event.victim), spriteWords(event.sprite), listed(event.stones)];
      return {
        en: `Out of the bag of ${sprite.en} of ${victim.en}: ${stones.en}.`,
        it: `Dalla sacca del ${sprite.it} di ${victim.it} cadono: ${stones.it}.`,
      };
    }
    case 'picking-covered':
      return say(event.seat, 'takes a covered stone', 'prende una pietra coperta');
    case 'picked': {
      const [stone, goal] = [stoneWords(event.stone), goalWords(event.sprite)];
      return say(event.seat, `takes ${stone.en} ${goal.en}`, `prende ${stone.it} ${goal.it}`);
    }
    case 'harvest-stopped':
      return say(event.seat, 'takes no more stones', 'non prende altre pietre');
    case 'stealing-from-hand': {
      const { en, it } = describeSeat(event.victim);
      return say(event.seat, `reaches for the hand of ${en}`, `ruba dalla mano di ${it}`);
    }
    case 'stolen-from-hand': {
      const [victim, { en, it }] = [describeSeat(event.victim), stoneWords(event.stone)];
      return say(event.seat, `steals ${en} of ${victim.en}`, `ruba ${it} a ${victim.it}`);
    }
    case 'stolen': {
      const [victim, stone, goal] = [describeSeat(event.victim), stoneWords(event.stone), goalWords(event.to)];
      return say(
        event.seat,
        `steals ${stone.en} of ${victim.en}, ${goal.en}`,
        `ruba ${stone.it} a ${victim.it}, ${goal.it}`,
      );
    }
    case 'rearranging':
      return say(event.seat, 'rearranges the stones', 'ridispone le pietre');
    case 'laid': {
      const [stone, goal] = [stoneWords(event.stone), goalWords(event.sprite)];
      return say(event.seat, `lays ${stone.en} ${goal.en}`, `dispone ${stone.it} ${goal.it}`);
    }
    case 'rearranged': {
      const bags = event.bags.map(listed);
      return say(
        event.seat,
        `now has the bags: ${bags.map(({ en }) => en).join(' · ')}`,
        `ora ha le sacche: ${bags.map(({ it }) => it).join(' · ')}`,
      );
    }
    case 'restored':
      return say(event.seat, 'leaves all stones as they were', 'lascia tutto come prima');
    case 'ended': {
      const winners = event.winners.map(describeSeat);
      const [en, it] = [winners.map((own) => own.en).join(', '), winners.map((own) => own.it).join(', ')];
      return { en: `The stones are used up. Won: ${en}.`, it: `Le pietre sono finite. Vince: ${it}.` };
    }
  }
}

function cardWords(kind: Stone | Fairy): Wording {
  switch (kind) {
    case 'blue':
    case 'red':
    case 'yellow':
    case 'purple':
    case 'black':
    case 'green':
      return stoneWords(kind);
    default:
      return fairyWords[kind];
  }
}

function offerWords({ stone, sprite }: OfferMove): Wording {
  const own = stone === undefined ? null : stoneWords(stone);
  const from = sprite === undefined ? null : spriteWords(sprite);
  if (from === null) return { en: `offer ${own?.en ?? 'a stone'}`, it: `offri ${own?.it ?? 'una pietra'}` };
  return { en: `offer the top stone of ${from.en}`, it: `offri la pietra in cima al ${from.it}` };
}

/** What a fairy is played on, as far as it is said. */
function targetWords(victim: Seat | null, sprite: number | null): Wording {
  const [seat, own] = [victim === null ? null : describeSeat(victim), sprite === null ? null : spriteWords(sprite)];
  if (seat === null && own === null) return { en: '', it: '' };
  if (seat === null) return { en: ` on ${own?.en}`, it: ` sul ${own?.it}` };
  if (own === null) return { en: ` against ${seat.en}`, it: ` contro ${seat.it}` };
  return { en: ` against ${own.en} of ${seat.en}`, it: ` contro il ${own.it} di ${seat.it}` };
}

function playWords({ fairy, seat, sprite }: PlayMove): Wording {
  const [{ en, it }, target] = [fairyWords[fairy], targetWords(seat ?? null, sprite ?? null)];
  return { en: `use ${en}${target.en}`, it: `utilizza ${it}${target.it}` };
}

function playedWords({ seat, fairy, victim, sprite }: Extract<Event, { readonly type: 'played' }>): Wording {
  const [{ en, it }, target] = [fairyWords[fairy], targetWords(victim, sprite)];
  return say(seat, `uses ${en}${target.en}`, `utilizza ${it}${target.it}`);
}

function seenFairy(fairy: Fairy | null): Wording {
  if (fairy === null) return { en: '', it: '' };
  return { en: `: ${fairyWords[fairy].en}`, it: `: ${fairyWords[fairy].it}` };
}

function say(seat: Seat, en: string, it: string): Wording {
  const name = describeSeat(seat);
  return { en: `${name.en} ${en}.`, it: `${name.it} ${it}.` };
}
