import type { Wording } from '../../core/wording.ts';
import type { DiceBox, Face, SpaceId, SpellKind } from './types.ts';

const levelNames: Readonly<Record<string, string>> = {
  high: 'High Wizard',
  wizard: 'Wizard',
  sorcerer: 'Sorcerer',
  necromancer: 'Necromancer',
  magic: 'Magic User',
};

/** A space by its level and number, the same in both languages: `Sorcerer 3`. */
export function space(id: SpaceId): string {
  const [word = '', ...rest] = id.split('-');
  return [levelNames[word], ...rest.filter((part) => /\d/.test(part))].join(' ');
}

const boxes: Readonly<Record<DiceBox, Wording>> = {
  wizard: { en: 'the Wizard box', it: 'nella casella Wizard' },
  sorcerer: { en: 'the Sorcerer box', it: 'nella casella Sorcerer' },
  necromancer: { en: 'the Necromancer box', it: 'nella casella Necromancer' },
  'magic-user': { en: 'the Magic User box', it: 'nella casella Magic User' },
  minor: { en: 'the minor box', it: 'nella casella Incantesimi Minori' },
  grey: { en: 'the grey box', it: 'nella casella Magia Grigia' },
};

/** A box of dice; in Italian with its preposition. */
export function box(id: DiceBox): Wording {
  return boxes[id];
}

/** Dice by their faces. */
export function dice(faces: readonly Face[]): Wording {
  const [...others] = faces;
  const last = others.pop();
  if (others.length === 0) return { en: `a ${last}`, it: `un ${last}` };
  return { en: `${others.join(', ')} and ${last}`, it: `${others.join(', ')} e ${last}` };
}

/** A spell to be cast. */
export function spell(kind: SpellKind): Wording {
  return kind === 'minor' ? { en: 'a minor', it: 'un Incantesimo Minore' } : { en: `a ${kind}`, it: `un ${kind}` };
}
