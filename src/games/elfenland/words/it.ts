import type { Words } from '../../../core/words.ts';
import { realmIt } from '../../../realm/words/it.ts';
import type { Elfenland } from '../game.ts';

export const it: Words<Elfenland> = {
  types: {
    ...realmIt.types,
    take: 'Prendi una tessera scoperta',
    'take-blind': 'Prendi la prima tessera coperta',
    place: 'Piazza una tessera trasporto',
    obstacle: "Piazza l'ostacolo",
  },
  moves: {
    ...realmIt.moves,
    take: 'prendi dalle tessere scoperte: {tile}',
    'take-blind': 'prendi la prima tessera coperta',
    obstacle: "piazza l'ostacolo su {road}",
    end: 'termina il movimento',
  },
  events: {
    ...realmIt.events,
    displayed: 'Si scopre una tessera: {tile}.',
    'card-drawn': '{seat} pesca una carta trasporto: {card}.',
    'card-drawn-hidden': '{seat} pesca una carta trasporto.',
    'tile-drawn': '{seat} pesca una tessera coperta: {tile}.',
    'tile-drawn-hidden': '{seat} pesca una tessera coperta.',
    'tile-taken': '{seat} prende una tessera scoperta: {tile}.',
    'tile-taken-blind': '{seat} scopre la prima tessera coperta: {tile}.',
    placed: '{seat} piazza una tessera su {road}: {tile}.',
    'placed-hidden': '{seat} scopre una sua tessera coperta e la piazza su {road}: {tile}.',
    'obstacle-placed': "{seat} piazza l'ostacolo su {road}.",
    travelled: '{seat} raggiunge {to} ({by}; carte: {paid}).',
    'move-ended': '{seat} termina il movimento.',
  },
  phases: {
    ...realmIt.phases,
    display: 'preparazione',
    deal: 'carte trasporto',
    'face-down': 'tessere trasporto',
    counters: 'tessere trasporto',
    refill: 'tessere trasporto',
    blind: 'tessere trasporto',
  },
  prompts: {
    ...realmIt.prompts,
    display: 'Si scoprono le tessere al centro.',
    deal: 'Si distribuiscono le carte trasporto.',
    'face-down': 'Ciascuno riceve una tessera coperta.',
    counters: '{seat}: prendi una tessera scoperta o la prima della riserva.',
    refill: 'Si rimpiazza la tessera presa.',
    blind: 'Si scopre la prima tessera della riserva.',
    planning: '{seat}: piazza una tessera o il tuo ostacolo, oppure passa.',
    movement: '{seat}: viaggia, o termina il movimento.',
    discard: '{seat}: scarta una carta; ne hai più del limite.',
    keep: '{seat}: scegli la tessera da tenere.',
  },
  refusals: {
    ...realmIt.refusals,
    'not-in-display': "Fra le tessere scoperte al centro non c'è: {tile}.",
    'obstacle-used': 'Hai già piazzato il tuo ostacolo.',
  },
  options: {
    ...realmIt.options,
    rounds: { label: 'Round', expected: '3 o 4', values: { 3: 'gioco del 2015', 4: 'gioco del 1998' } },
    deal: {
      label: 'Carte trasporto distribuite',
      expected: '"to-eight" o "eight-new"',
      values: { 'to-eight': 'fino a otto in mano', 'eight-new': 'otto nuove' },
    },
    finalHandLimit: {
      label: "Limite di carte nell'ultimo round",
      expected: 'true o false',
      values: { true: 'vale', false: 'non vale' },
    },
  },
  labels: {
    ...realmIt.labels,
    passes: 'passate',
    display: 'Tessere scoperte',
    pile: 'riserva',
    open: 'tessere',
    obstacle: 'ostacolo',
    hidden: 'Le tue tessere coperte',
    legend:
      '.. terra: pianura (p), foresta, deserto, montagna · ~~ acqua: >v<^ corrente, = lago · ! ostacolo · * tuo segnalino',
  },
  names: { ...realmIt.names, tile: 'tessera trasporto' },
};
