import type { Seat } from '../../core/game.ts';
import type { Locale, Wording } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { FAIRIES, STONES } from './data.ts';
import type { Counts, SeenSprite, SeenStep, View } from './types.ts';
import { colourWords, describeSeat, fairyWords, listed } from './words.ts';

const labels = {
  en: {
    forest: 'Forest',
    covered: 'covered',
    fairies: 'fairies',
    eliminated: 'Eliminated',
    used: 'used',
    hand: 'hand',
    kept: 'fairies kept',
    nothing: 'nothing',
    bigger: 'bigger bag',
    immune: 'immune',
  },
  it: {
    forest: 'Bosco',
    covered: 'coperte',
    fairies: 'fate',
    eliminated: 'Eliminate',
    used: 'utilizzate',
    hand: 'mano',
    kept: 'fate da parte',
    nothing: 'niente',
    bigger: 'sacca più grande',
    immune: 'immune',
  },
} as const;

/** The forest, what is out of the game, the action in progress, and a block of lines for every seat. */
export function describeView(seen: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const words = labels[locale];
  const stones = (counts: Counts): string => counted(counts, STONES, colourWords, locale);
  const fairies = (counts: Counts): string => counted(counts, FAIRIES, fairyWords, locale);
  return [
    `${words.forest}: ${stones(seen.forest)} + ${seen.stonesLeft} ${words.covered}`,
    `  ${words.fairies}: ${fairies(seen.forestFairies)} + ${seen.fairiesLeft} ${words.covered}`,
    `${words.eliminated}: ${stones(seen.eliminated)}; ${words.used}: ${fairies(seen.used)}`,
    ...stepLine(seen, locale),
    ...seen.seats.flatMap(({ hand, stones: inHand, kept, fairies: own, sprites }, seat) => [
      `${describeSeat(seat)[locale]}${isInTurn(seen, seat) ? ' ←' : ''}`,
      `  ${words.hand}: ${hand === null ? `${inHand} ?` : stones(hand)}`,
      `  ${words.kept}: ${kept === null ? `${own} ?` : fairies(kept)}`,
      ...sprites.map((sprite, number) => `  ${number + 1} ${spriteLine(sprite, locale)}`),
    ]),
  ].join('\n');
}

/** What the action in progress has got to. */
function stepLine({ step }: View, locale: Locale): string[] {
  const wording = stepWords(step, locale);
  return wording === null ? [] : [wording[locale]];
}

function stepWords(step: SeenStep, locale: Locale): Wording | null {
  switch (step.kind) {
    case 'none':
      return null;
    case 'gather':
      return step.left === 0 ? null : { en: `Stones to draw: ${step.left}`, it: `Pietre da pescare: ${step.left}` };
    case 'offer':
      return { en: `Fairy points offered: ${step.paid}`, it: `Punti fata offerti: ${step.paid}` };
    case 'fairies': {
      const drawn = step.drawn === null ? `${step.count} ?` : counted(step.drawn, FAIRIES, fairyWords, locale);
      return { en: `Fairies drawn: ${drawn}`, it: `Fate pescate: ${drawn}` };
    }
    case 'obtained': {
      const fairy = step.fairy === null ? undefined : FAIRIES[step.fairy];
      if (fairy === undefined) return { en: 'A fairy was obtained', it: 'Una fata è stata ottenuta' };
      return { en: `Fairy obtained: ${fairyWords[fairy].en}`, it: `Fata ottenuta: ${fairyWords[fairy].it}` };
    }
    case 'harvest':
      return { en: `Stones to take: up to ${step.left}`, it: `Pietre da prendere: al massimo ${step.left}` };
    case 'steal': {
      const { en, it } = describeSeat(step.victim);
      return { en: `Stones to steal of ${en}: ${step.left}`, it: `Pietre da rubare a ${it}: ${step.left}` };
    }
    case 'rearrange': {
      if (step.pool === null || step.planned === null)
        return { en: 'The stones are being rearranged', it: 'Le pietre si stanno ridisponendo' };
      const pool = counted(step.pool, STONES, colourWords, locale);
      const bags = step.planned.map((bag) => listed(bag.flatMap((colour) => STONES[colour] ?? []))[locale]);
      return {
        en: `To lay: ${pool}; planned: ${bags.join(' · ')}`,
        it: `Da disporre: ${pool}; sacche: ${bags.join(' · ')}`,
      };
    }
  }
}

/** A bag bottom to top, with what has been played on it. */
function spriteLine({ bag, bigger, immune }: SeenSprite, locale: Locale): string {
  const words = labels[locale];
  const marks = [...(bigger ? [words.bigger] : []), ...(immune ? [words.immune] : [])];
  return `[${bag.length === 0 ? '' : listed(bag)[locale]}]${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

function isInTurn({ turn, phase }: View, seat: Seat): boolean {
  return seat === turn && phase !== 'over';
}

function counted<Name extends string>(
  counts: Counts,
  names: readonly Name[],
  words: Readonly<Record<Name, Wording>>,
  locale: Locale,
): string {
  const parts = names.flatMap((name, kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [`${count} × ${words[name][locale]}`];
  });
  return parts.join(', ') || labels[locale].nothing;
}
