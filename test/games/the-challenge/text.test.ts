import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { during, position } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Extract<Event, { type: Type }>>[] } = {
  began: [[{ type: 'began', seat: 2 }, 'Player 3 begins.', 'Giocatore 3 inizia il gioco.']],
  'fairy-shown': [
    [{ type: 'fairy-shown', fairy: 'immunity' }, 'A fairy is turned up: immunity.', 'Si scopre una fata: immunità.'],
  ],
  drawn: [
    [{ type: 'drawn', seat: 0, stone: 'red' }, 'Player 1 draws a red stone.', 'Giocatore 1 pesca una pietra rossa.'],
    [{ type: 'drawn', seat: 0, stone: null }, 'Player 1 draws a stone.', 'Giocatore 1 pesca una pietra.'],
  ],
  turn: [[{ type: 'turn', seat: 5 }, "Player 6's turn.", 'Tocca a Giocatore 6.']],
  gathering: [
    [{ type: 'gathering', seat: 0, stones: 2 }, 'Player 1 gathers 2 stones.', 'Giocatore 1 raccoglie 2 pietre.'],
    [
      { type: 'gathering', seat: 0, stones: 1 },
      'Player 1 gathers the last stone.',
      "Giocatore 1 raccoglie l'ultima pietra.",
    ],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 0, stone: 'black' },
      'Player 1 discards a black stone.',
      'Giocatore 1 scarta una pietra nera.',
    ],
  ],
  'stones-kept': [[{ type: 'stones-kept', seat: 0 }, 'Player 1 discards nothing.', 'Giocatore 1 non scarta nulla.']],
  placed: [
    [
      { type: 'placed', seat: 0, stone: 'yellow', to: 'forest' },
      'Player 1 puts a yellow stone into the forest.',
      'Giocatore 1 pone una pietra gialla nel bosco.',
    ],
    [
      { type: 'placed', seat: 0, stone: 'purple', to: 1 },
      'Player 1 puts a purple stone on sprite 2.',
      'Giocatore 1 pone una pietra viola sul folletto 2.',
    ],
  ],
  sent: [
    [
      { type: 'sent', seat: 0, sprite: 0, stone: 'green', stones: 3 },
      'Player 1 sends sprite 1: 3 × green.',
      'Giocatore 1 invia il folletto 1: 3 × verde.',
    ],
  ],
  offered: [
    [
      { type: 'offered', seat: 0, stone: 'red', sprite: 1, paid: 3 },
      'Player 1 offers a red stone; fairy points so far: 3.',
      'Giocatore 1 offre una pietra rossa; punti fata finora: 3.',
    ],
  ],
  'fairy-taken': [
    [
      { type: 'fairy-taken', seat: 0, fairy: 'steal' },
      'Player 1 takes a fairy of the forest: steal.',
      'Giocatore 1 prende una fata scoperta: ruba.',
    ],
  ],
  'drawing-fairies': [
    [
      { type: 'drawing-fairies', seat: 0, fairies: 2 },
      'Player 1 draws 2 covered fairies.',
      'Giocatore 1 pesca 2 fate coperte.',
    ],
    [
      { type: 'drawing-fairies', seat: 0, fairies: 1 },
      'Player 1 draws the last covered fairy.',
      "Giocatore 1 pesca l'ultima fata coperta.",
    ],
  ],
  'fairy-drawn': [
    [
      { type: 'fairy-drawn', seat: 0, fairy: 'leaky-bag' },
      'Player 1 draws a fairy: a leaky bag.',
      'Giocatore 1 pesca una fata: sacca bucata.',
    ],
    [{ type: 'fairy-drawn', seat: 0, fairy: null }, 'Player 1 draws a fairy.', 'Giocatore 1 pesca una fata.'],
  ],
  'fairy-chosen': [
    [
      { type: 'fairy-chosen', seat: 0, fairy: null, laid: 'steal' },
      'Player 1 chooses a fairy; the other one goes into the forest: steal.',
      "Giocatore 1 sceglie una fata; l'altra va nel bosco: ruba.",
    ],
    [
      { type: 'fairy-chosen', seat: 0, fairy: 'steal', laid: null },
      'Player 1 chooses a fairy: steal.',
      'Giocatore 1 sceglie una fata: ruba.',
    ],
  ],
  'fairy-kept': [
    [{ type: 'fairy-kept', seat: 0 }, 'Player 1 leaves the fairy face down.', 'Giocatore 1 lascia la fata coperta.'],
  ],
  played: [
    [
      { type: 'played', seat: 0, fairy: 'collective-harvest', victim: null, sprite: null },
      'Player 1 uses a collective harvest.',
      'Giocatore 1 utilizza raccolta collettiva.',
    ],
    [
      { type: 'played', seat: 0, fairy: 'immunity', victim: null, sprite: 2 },
      'Player 1 uses immunity on sprite 3.',
      'Giocatore 1 utilizza immunità sul folletto 3.',
    ],
    [
      { type: 'played', seat: 0, fairy: 'steal', victim: 1, sprite: null },
      'Player 1 uses steal against Player 2.',
      'Giocatore 1 utilizza ruba contro Giocatore 2.',
    ],
    [
      { type: 'played', seat: 0, fairy: 'leaky-bag', victim: 1, sprite: 0 },
      'Player 1 uses a leaky bag against sprite 1 of Player 2.',
      'Giocatore 1 utilizza sacca bucata contro il folletto 1 di Giocatore 2.',
    ],
  ],
  leaked: [
    [
      { type: 'leaked', seat: 0, victim: 1, sprite: 0, stones: ['red', 'green'] },
      'Out of the bag of sprite 1 of Player 2: red green.',
      'Dalla sacca del folletto 1 di Giocatore 2 cadono: rossa verde.',
    ],
  ],
  'picking-covered': [
    [{ type: 'picking-covered', seat: 0 }, 'Player 1 takes a covered stone.', 'Giocatore 1 prende una pietra coperta.'],
  ],
  picked: [
    [
      { type: 'picked', seat: 0, stone: 'blue', sprite: 0 },
      'Player 1 takes a blue stone from the forest onto sprite 1.',
      'Giocatore 1 prende dal bosco una pietra blu e la pone sul folletto 1.',
    ],
  ],
  'harvest-stopped': [
    [{ type: 'harvest-stopped', seat: 0 }, 'Player 1 takes no more stones.', 'Giocatore 1 non prende altre pietre.'],
  ],
  'stealing-from-hand': [
    [
      { type: 'stealing-from-hand', seat: 0, victim: 1 },
      'Player 1 reaches for the hand of Player 2.',
      'Giocatore 1 ruba dalla mano di Giocatore 2.',
    ],
  ],
  'stolen-from-hand': [
    [
      { type: 'stolen-from-hand', seat: 0, victim: 1, stone: 'red' },
      'Player 1 steals a red stone of Player 2.',
      'Giocatore 1 ruba una pietra rossa a Giocatore 2.',
    ],
    [
      { type: 'stolen-from-hand', seat: 0, victim: 1, stone: null },
      'Player 1 steals a stone of Player 2.',
      'Giocatore 1 ruba una pietra a Giocatore 2.',
    ],
  ],
  stolen: [
    [
      { type: 'stolen', seat: 0, victim: 1, sprite: 0, stone: 'red', to: 2 },
      'Player 1 steals a red stone of Player 2, onto sprite 3.',
      'Giocatore 1 ruba una pietra rossa a Giocatore 2 e la pone sul folletto 3.',
    ],
    [
      { type: 'stolen', seat: 0, victim: 1, sprite: 0, stone: 'red', to: 'forest' },
      'Player 1 steals a red stone of Player 2, into the forest.',
      'Giocatore 1 ruba una pietra rossa a Giocatore 2 e la cede al bosco.',
    ],
  ],
  rearranging: [
    [{ type: 'rearranging', seat: 0 }, 'Player 1 rearranges the stones.', 'Giocatore 1 ridispone le pietre.'],
  ],
  laid: [
    [
      { type: 'laid', seat: 0, stone: 'red', sprite: 0 },
      'Player 1 lays a red stone on sprite 1.',
      'Giocatore 1 dispone una pietra rossa sul folletto 1.',
    ],
  ],
  rearranged: [
    [
      { type: 'rearranged', seat: 0, bags: [['red', 'green'], []] },
      'Player 1 now has the bags: red green · empty.',
      'Giocatore 1 ora ha le sacche: rossa verde · vuota.',
    ],
  ],
  held: [
    [
      { type: 'held', seat: 0, stones: ['red', 'red'], fairies: ['steal'] },
      'Player 1 now holds: red, red, steal.',
      'Giocatore 1 ora ha: rossa, rossa, ruba.',
    ],
  ],
  shown: [
    [
      { type: 'shown', seat: 1, stones: ['blue'], fairies: ['leaky-bag'] },
      'Player 2 shows: blue, a leaky bag.',
      'Giocatore 2 mostra: blu, sacca bucata.',
    ],
  ],
  restored: [
    [{ type: 'restored', seat: 0 }, 'Player 1 leaves all stones as they were.', 'Giocatore 1 lascia tutto come prima.'],
  ],
  ended: [
    [
      { type: 'ended', winners: [0, 2] },
      'The stones are used up. Won: Player 1, Player 3.',
      'Le pietre sono finite. Vince: Giocatore 1, Giocatore 3.',
    ],
  ],
};

describe('events in words', () => {
  it.each(Object.values(told).flat())('%j', (event, en, it) => {
    expect(theChallenge.describeEvent(event, 'en')).toBe(en);
    expect(theChallenge.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals in words', () => {
  const sentences = (state: Parameters<typeof theChallenge.violation>[0], move: unknown): string[] => {
    const violation = theChallenge.violation(state, move);
    if (violation === undefined) throw new Error('legal');
    return [theChallenge.describeViolation(violation, 'en'), theChallenge.describeViolation(violation, 'it')];
  };

  it('name the values that broke the rule', () => {
    expect(sentences(position({ hands: ['red'] }), { type: 'offer', stone: 'red' })).toEqual([
      'All your stones together are worth 2 fairy points; a fairy wants 4.',
      'Tutte le tue pietre insieme valgono 2 punti fata; una fata ne vuole 4.',
    ]);
    const planning = during(
      'rearrange',
      { kind: 'rearrange', pool: [0, 0, 0, 0, 0, 4], planned: [[], [], []] },
      { sprites: [['4 green']] },
    );
    expect(sentences(planning, { type: 'finish' })).toEqual([
      '4 stones are left to be laid; a hand holds 3 at most.',
      'Restano 4 pietre da disporre; in mano se ne tengono al massimo 3.',
    ]);
  });
});
