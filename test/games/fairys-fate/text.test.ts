import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../../src/games/fairys-fate/index.ts';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import type { RefusalCode } from '../../../src/games/fairys-fate/refusals.ts';
import { move, play, position } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Extract<Event, { type: Type }>>[] } = {
  began: [[{ type: 'began', seat: 2 }, 'Player 3 begins.', 'Giocatore 3 inizia il gioco.']],
  'recipe-received': [
    [
      { type: 'recipe-received', seat: 0, recipe: 4 },
      'Player 1 receives recipe 4.',
      'Giocatore 1 riceve la ricetta 4.',
    ],
    [
      { type: 'recipe-received', seat: 0, recipe: null },
      'Player 1 receives a recipe.',
      'Giocatore 1 riceve una ricetta.',
    ],
  ],
  dealt: [
    [
      { type: 'dealt', seat: 0, back: 'light', card: 'light-truth' },
      'Player 1 is dealt Truth (light).',
      'Giocatore 1 riceve Verità (lume).',
    ],
    [
      { type: 'dealt', seat: 0, back: 'sprite', card: null },
      'Player 1 is dealt a sprite card.',
      'Giocatore 1 riceve una carta folletto.',
    ],
  ],
  drawn: [
    [
      { type: 'drawn', seat: 1, pile: 0, back: 'nature', card: 'nature-serpent' },
      'Player 2 draws serpent (nature) from pile 1.',
      'Giocatore 2 pesca serpente (natura) dal mazzo 1.',
    ],
    [
      { type: 'drawn', seat: 1, pile: 3, back: 'nature', card: null },
      'Player 2 draws a nature card from pile 4.',
      'Giocatore 2 pesca una carta natura dal mazzo 4.',
    ],
  ],
  'top-shown': [
    [
      { type: 'top-shown', pile: 2, back: 'light' },
      'Pile 3 now shows a light card.',
      "In cima al mazzo 3 ora c'è una carta lume.",
    ],
  ],
  turn: [[{ type: 'turn', seat: 4 }, "Player 5's turn.", 'Tocca a Giocatore 5.']],
  'turn-lost': [
    [
      { type: 'turn-lost', seat: 0, left: 1 },
      'Player 1 is petrified and loses the turn.',
      'Giocatore 1 è pietrificato e resta fermo un turno.',
    ],
  ],
  played: [
    [
      { type: 'played', seat: 0, place: 'wood', slot: 1, back: 'sprite', card: 'sprite-no-leaf' },
      'Player 1 plays −leaf (sprite) on the wood.',
      'Giocatore 1 gioca −foglia (folletto) nel bosco.',
    ],
    [
      { type: 'played', seat: 0, place: 'meadow', slot: 0, back: 'nature', card: null },
      'Player 1 plays a nature card on the meadow.',
      'Giocatore 1 gioca una carta natura nel prato.',
    ],
  ],
  'travel-begun': [
    [
      { type: 'travel-begun', seat: 0, last: false },
      'Player 1 begins a travel.',
      'Giocatore 1 intraprende un viaggio.',
    ],
    [
      { type: 'travel-begun', seat: 0, last: true },
      'Player 1 begins the last travel.',
      "Giocatore 1 intraprende l'ultimo viaggio.",
    ],
  ],
  'place-chosen': [
    [{ type: 'place-chosen', seat: 0, place: 'cave' }, 'Player 1 goes to the cave.', 'Giocatore 1 va alla grotta.'],
  ],
  passed: [[{ type: 'passed', seat: 0 }, 'Player 1 skips the turn.', 'Giocatore 1 salta il turno.']],
  'fairy-used': [
    [
      { type: 'fairy-used', seat: 0, fairy: 'clairvoyance' },
      'Player 1 uses Clairvoyance.',
      'Giocatore 1 usa Veggenza.',
    ],
  ],
  'looked-at': [
    [
      { type: 'looked-at', seat: 0, place: 'cave', slot: 2, back: 'light', card: 'light-darkness' },
      'Player 1 looks at card 3 on the cave: Darkness (light).',
      'Giocatore 1 guarda la carta 3 nella grotta: Buio (lume).',
    ],
    [
      { type: 'looked-at', seat: 0, place: 'cave', slot: 2, back: 'light', card: null },
      'Player 1 looks at card 3 on the cave.',
      'Giocatore 1 guarda la carta 3 nella grotta.',
    ],
  ],
  asked: [
    [
      { type: 'asked', seat: 0, asked: 2 },
      'Player 1 asks Player 3 what is lacking.',
      'Giocatore 1 chiede a Giocatore 3 che cosa gli manca.',
    ],
  ],
  answered: [
    [
      { type: 'answered', seat: 2, index: 0, lacks: 'acorn' },
      'Player 3 lacks for recipe no. 1 in the order received: acorn.',
      'Giocatore 3 risponde che per la 1ª ricetta ricevuta gli manca: ghianda.',
    ],
    [
      { type: 'answered', seat: 2, index: 1, lacks: 'nothing' },
      'Player 3 has completed recipe no. 2 in the order received.',
      'Giocatore 3 ha completato la 2ª ricetta ricevuta.',
    ],
  ],
  swapped: [
    [
      { type: 'swapped', seat: 0, place: 'river', slot: 0, otherPlace: 'hill', otherSlot: 3 },
      'Player 1 swaps card 1 on the river with card 4 on the hill.',
      'Giocatore 1 scambia la carta 1 sul fiume con la carta 4 sulla collina.',
    ],
  ],
  transported: [
    [
      { type: 'transported', seat: 0, place: 'river', slot: 1, to: 'meadow', toSlot: 0 },
      'Player 1 moves card 2 from the river to the meadow.',
      'Giocatore 1 sposta la carta 2 dal fiume al prato.',
    ],
  ],
  stopped: [
    [
      { type: 'stopped', seat: 0, card: 'nature-petrification' },
      'Player 1 cancels Petrification (nature).',
      "Giocatore 1 annulla l'effetto di Pietrificazione (natura).",
    ],
  ],
  undone: [
    [
      { type: 'undone', seat: 0, left: 1 },
      'Player 1 undoes a Petrification (turns still to lose: 1).',
      'Giocatore 1 annulla una Pietrificazione (turni di fermo ancora da scontare: 1).',
    ],
  ],
  'turned-up': [
    [
      { type: 'turned-up', seat: 0, place: 'wood', cards: ['sprite-mushroom', 'sprite-walnut'] },
      'Player 1 turns up the cards on the wood: mushroom (sprite), walnut (sprite).',
      'Giocatore 1 scopre le carte nel bosco: fungo (folletto), noce (folletto).',
    ],
    [
      { type: 'turned-up', seat: 0, place: 'hill', cards: [] },
      'Player 1 turns up the cards on the hill: nothing.',
      'Giocatore 1 scopre le carte sulla collina: niente.',
    ],
  ],
  kept: [
    [
      { type: 'kept', seat: 0, card: 'nature-orange' },
      'Player 1 collects orange (nature).',
      'Giocatore 1 raccoglie arancia (natura).',
    ],
  ],
  suffered: [
    [
      { type: 'suffered', seat: 0, card: 'light-poverty', hasEffect: true },
      'Player 1 is struck by Poverty (light).',
      'Giocatore 1 subisce Povertà (lume).',
    ],
    [
      { type: 'suffered', seat: 0, card: 'light-adversity', hasEffect: false },
      'No effect: Adversity (light).',
      'Senza effetto: Avversità (lume).',
    ],
  ],
  darkened: [
    [
      { type: 'darkened', seat: 0, card: 'light-darkness', cards: ['light-wealth', 'sprite-orange'] },
      'Darkness eliminates what else lay there: Wealth (light), orange (sprite).',
      'Il Buio elimina le altre carte del luogo: Ricchezza (lume), arancia (folletto).',
    ],
  ],
  bitten: [
    [
      { type: 'bitten', seat: 0, serpents: 4 },
      'Player 1 is bitten by the serpent (serpents: 4).',
      'Giocatore 1 è morso dal serpente (serpenti: 4).',
    ],
  ],
  discarded: [
    [
      { type: 'discarded', seat: 0, card: 'light-liberation' },
      'Player 1 eliminates Liberation (light) from the hand.',
      'Giocatore 1 elimina dalla mano Liberazione (lume).',
    ],
  ],
  lost: [
    [
      { type: 'lost', seat: 0, object: 'petals' },
      'Player 1 loses an object: rose petals.',
      'Giocatore 1 perde un oggetto: petali di rosa.',
    ],
  ],
  freed: [
    [
      { type: 'freed', seat: 0, recipe: 8 },
      'Player 1 has completed recipe 8, meets the serpent and frees the fairy from the spell.',
      "Giocatore 1 ha completato la ricetta 8, incontra il serpente e libera la fata dall'incantesimo.",
    ],
  ],
  cleared: [
    [
      { type: 'cleared', place: 'hill', cards: ['light-protection', 'nature-mutation'] },
      'The cards on the hill are eliminated: Protection (light), Mutation (nature).',
      'Le carte sulla collina sono eliminate: Protezione (lume), Mutazione (natura).',
    ],
  ],
  'recipes-shown': [
    [
      { type: 'recipes-shown', seat: 1, recipes: [4, 0] },
      'Player 2 shows the recipes: 4, 0.',
      'Giocatore 2 mostra le ricette: 4, 0.',
    ],
  ],
  ended: [
    [
      { type: 'ended', winners: [1], reason: 'freed' },
      'The game is over; the winner: Player 2.',
      'La partita è finita; vince: Giocatore 2.',
    ],
    [
      { type: 'ended', winners: [1], reason: 'last-travel' },
      'The last travel is over, and so is the game; the winner: Player 2.',
      "Finito l'ultimo viaggio, la partita termina; vince: Giocatore 2.",
    ],
    [
      { type: 'ended', winners: [0, 1], reason: 'last-round' },
      'A whole round has gone by without a play or a travel; the game is over; the winners: Player 1, Player 2.',
      'Un intero giro senza giocate né viaggi: la partita termina; vincono: Giocatore 1, Giocatore 2.',
    ],
  ],
};

const PAIRS = {
  cave: 'light-serpent light-serpent',
  wood: 'sprite-no-leaf sprite-no-leaf',
  hill: 'light-serpent nature-serpent',
};
const FULL = {
  cave: 'light-truth light-truth light-wisdom light-wisdom',
  meadow: 'nature-leaf nature-leaf nature-truth nature-wisdom',
  wood: 'sprite-leaf sprite-leaf sprite-leaf sprite-orange',
  river: 'light-wealth sprite-orange light-wealth light-mutation',
};
const fairies = 'clairvoyance wealth liberation protection mutation transport';

const start = position({ owned: [{ fairies: `${fairies} truth` }], places: PAIRS });
const bare = position({ owned: [{ fairies }], piles: 'empty' });
const setup = fairysFate.setup({ players: 2 });
const travelling = play(position({ places: PAIRS }), 'travel:cave');
const nothingToPlay = play(position({ hands: ['', '', ''], places: PAIRS }), 'travel:cave');
const crowded = position({
  hands: ['', '', ''],
  owned: [{ fairies }],
  places: { ...FULL, hill: 'light-serpent nature-serpent light-serpent' },
});
const drawing = play(start, 'play:light-serpent:cave draw:0');
/** All sprites are dealt but one, which is on top of a pile. */
const lastSprite: State = {
  ...play(start, 'play:light-serpent:cave draw:0 card:light-truth'),
  unseen: start.unseen.map((copies, card) => (card >= 13 && card < 25 ? (card === 13 ? 1 : 0) : copies)),
};
const collecting = play(
  position({
    owned: [{ fairies: 'truth' }, { petrified: 1 }, { petrified: 1 }],
    places: { ...PAIRS, cave: 'light-serpent light-serpent sprite-leaf' },
  }),
  'travel:cave end',
);
const answering = play(
  position({ owned: [{ fairies: 'truth' }, { recipes: [0], objects: 'walnut' }] }),
  'use:truth ask:1',
);
const struck = play(
  position({
    owned: [{ objects: 'orange' }, { petrified: 1 }, { petrified: 1 }],
    places: { ...PAIRS, cave: 'light-adversity light-serpent' },
  }),
  'travel:cave',
);

type Refused = readonly [state: State, notation: string, en: string, it: string];

/** Every refusal of this game's own, where a table would meet it. */
const refusals: Readonly<Record<RefusalCode, Refused>> = {
  'no-such-seat': [
    setup,
    'first-seat:2',
    'There is no Player 3 at this table.',
    "A questo tavolo non c'è Giocatore 3.",
  ],
  'recipe-held': [
    play(setup, 'first-seat:0 recipe:4'),
    'recipe:4',
    'Somebody holds recipe 4 already.',
    'La ricetta 4 è già di qualcuno.',
  ],
  'other-back': [
    drawing,
    'card:sprite-leaf',
    'The top card of the pile has another back.',
    'La prima carta del mazzo ha un altro retro.',
  ],
  'no-copy-left': [
    play(position({ places: { cave: 'light-truth light-truth' } }), 'play:light-serpent:river draw:0'),
    'card:light-truth',
    'No such card is left among those not yet drawn.',
    'Fra le carte non ancora pescate non ne resta nessuna così.',
  ],
  'no-card-of-back': [
    lastSprite,
    'top:sprite',
    'No other card with this back is left: all are drawn, or on top of other piles.',
    'Non restano altre carte con questo retro: sono già pescate, o in cima ad altri mazzi.',
  ],
  'card-not-in-hand': [
    start,
    'play:light-truth:cave',
    'You have no such card in your hand.',
    'Non hai in mano questa carta.',
  ],
  'place-full': [
    position({ places: { cave: FULL.cave } }),
    'play:light-serpent:cave',
    'There are four cards on that place already.',
    'Su quel luogo ci sono già quattro carte.',
  ],
  'back-not-named': [
    bare,
    'play:sprite-orange:cave',
    'The first two cards of that place have other backs.',
    'Le prime due carte di quel luogo sono di altro tipo.',
  ],
  'back-shown-already': [
    position({ places: { river: 'light-truth' } }),
    'play:light-serpent:river',
    'The first card of that place shows this back already; the second must be of the other kind.',
    "La prima carta di quel luogo è già di questo tipo: la seconda dev'essere dell'altro.",
  ],
  'pile-empty': [
    {
      ...play(start, 'play:light-serpent:cave'),
      piles: start.piles.map((pile, at) => (at === 2 ? { size: 0, top: null } : pile)),
    },
    'draw:2',
    'That pile is empty.',
    'Quel mazzo è vuoto.',
  ],
  'piles-empty': [bare, 'use:wealth', 'All piles are empty.', 'Tutti i mazzi sono vuoti.'],
  'can-play': [
    start,
    'pass',
    'You can play a card, so you may not pass.',
    'Puoi giocare una carta: non puoi saltare il turno.',
  ],
  'must-travel': [
    position({
      hands: ['', '', ''],
      places: { ...FULL, hill: 'light-serpent nature-serpent light-serpent light-serpent' },
    }),
    'pass',
    'You must begin a travel.',
    'Devi intraprendere un viaggio.',
  ],
  'too-few-places': [
    position({ places: { cave: 'light-serpent light-serpent' } }),
    'travel:cave',
    'A travel needs 3 places with two cards or more; now: 1.',
    'Per un viaggio servono 3 luoghi con almeno due carte; adesso: 1.',
  ],
  'place-too-small': [
    start,
    'travel:river',
    'Fewer than two cards lie on that place.',
    'Su quel luogo ci sono meno di due carte.',
  ],
  'place-chosen': [
    nothingToPlay,
    'travel:cave',
    'Somebody goes there already.',
    'In quel luogo è già andato un altro giocatore.',
  ],
  'must-play': [
    travelling,
    'travel:wood',
    'You can play a card, and must before you choose a place.',
    'Puoi giocare una carta: devi farlo prima di scegliere il luogo.',
  ],
  'can-choose': [
    nothingToPlay,
    'pass',
    'There is a place left that you can go to.',
    'Resta un luogo in cui puoi andare.',
  ],
  'row-empty': [
    play(collecting, 'take take take'),
    'take',
    'You have collected all the cards.',
    'Hai già raccolto tutte le carte.',
  ],
  'row-not-empty': [collecting, 'end', 'There are cards left to collect: 3.', 'Restano carte da raccogliere: 3.'],
  'object-not-owned': [struck, 'lose:leaf', 'You have no such object.', 'Non possiedi questo oggetto.'],
  'fairy-not-owned': [start, 'use:wisdom', 'You have no such fairy.', 'Non possiedi questa fata.'],
  'nothing-covered': [
    bare,
    'use:clairvoyance',
    'No covered card lies on the places.',
    'Sui luoghi non ci sono carte coperte.',
  ],
  'no-bad-fairy': [
    start,
    'use:liberation',
    'The next card to collect is no bad fairy, and you are not petrified.',
    'La prossima carta da raccogliere non è una fata cattiva, e non sei pietrificato.',
  ],
  'no-taken-object': [
    start,
    'use:protection',
    'The next card to collect is no sprite that takes an object.',
    'La prossima carta da raccogliere non è un folletto che toglie un oggetto.',
  ],
  'too-few-cards': [
    bare,
    'use:mutation',
    'Fewer than two cards lie on the places.',
    'Sui luoghi ci sono meno di due carte.',
  ],
  'nothing-to-move': [
    bare,
    'use:transport',
    'No card on the places could go to another place.',
    "Sui luoghi non c'è alcuna carta che si possa spostare in un altro luogo.",
  ],
  'no-room-elsewhere': [
    play(crowded, 'use:transport'),
    'pick:hill:0',
    'All other places are full.',
    'Tutti gli altri luoghi sono pieni.',
  ],
  'no-card-there': [play(start, 'use:clairvoyance'), 'look:river:0', 'No card lies there.', "Lì non c'è alcuna carta."],
  'card-open': [play(start, 'use:clairvoyance'), 'look:cave:1', 'That card lies open.', 'Quella carta è scoperta.'],
  'looked-already': [
    play(start, 'use:clairvoyance look:cave:0'),
    'look:cave:0',
    'You have just looked at that card; choose another.',
    "Hai appena guardato quella carta: scegline un'altra.",
  ],
  'no-card-after': [
    play(start, 'use:mutation'),
    'pick:hill:1',
    'No card comes after that one; pick the other card first.',
    "Dopo quella carta non ce ne sono altre: scegli prima l'altra.",
  ],
  'not-after-first': [
    play(start, 'use:mutation pick:wood:0'),
    'pick:cave:0',
    'That card does not come after the one you picked first.',
    'Quella carta non viene dopo quella che hai scelto per prima.',
  ],
  'same-place': [
    play(start, 'use:transport pick:cave:0'),
    'drop:cave',
    'The card comes from there; it must go to another place.',
    'La carta viene da lì: deve andare in un altro luogo.',
  ],
  yourself: [play(start, 'use:truth'), 'ask:0', 'You must ask somebody else.', 'Devi chiedere a un altro giocatore.'],
  'not-in-recipe': [
    answering,
    'answer:petals',
    'The recipe you answer for does not have that object.',
    "La ricetta per cui rispondi non ha quell'oggetto.",
  ],
  'not-lacking': [answering, 'answer:walnut', 'You have that object.', "Quell'oggetto lo possiedi."],
  'recipe-incomplete': [
    answering,
    'answer:nothing',
    'You have not completed the recipe you answer for.',
    'Non hai completato la ricetta per cui rispondi.',
  ],
};

describe('events', () => {
  it.each<Told<Event>>(Object.values(told).flat())('%j', (event, en, it) => {
    expect(fairysFate.describeEvent(event)).toBe(en);
    expect(fairysFate.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals', () => {
  it.each(Object.entries(refusals))('%s', (code, [state, notation, en, it]) => {
    const violation = fairysFate.violation(state, move(notation));
    if (violation === undefined) throw new Error(`${notation} is legal`);
    expect(violation.code).toBe(`fairys-fate/${code}`);
    expect(fairysFate.describeViolation(violation)).toBe(en);
    expect(fairysFate.describeViolation(violation, 'it')).toBe(it);
  });
});
