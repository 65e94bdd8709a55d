/**
 * The effect of clauses that no refusal, phase, event, move or option of a position cites, and that have no mark
 * `[core]` or `[follows]`: in every line, in the lines that show something else (a key of `meetings.ts`), or nowhere,
 * with the reason.
 */
type Place = { readonly everywhere: string } | { readonly with: string } | { readonly nowhere: string };

const views: Place = { everywhere: 'in the hashes of the views' };
const course: Place = { everywhere: 'since its record could not be played otherwise' };
const moves: Place = { everywhere: 'in its moves' };
const beginning: Place = { with: 'moment beginning' };
const end: Place = { with: 'phase over' };
const about = (nowhere: string): Place => ({ nowhere });
const during = (phase: string): Place => ({ with: `phase ${phase}` });
const by = (move: string): Place => ({ with: `move ${move}` });
const after = (event: string): Place => ({ with: `event ${event}` });

const told = about('it is about what others are told of a move; the vectors have no events');
const resampled = about('it is about what bots guess of hidden cards; no vector tests `resample`');

export const uncited: Readonly<Record<string, Place>> = {
  'ST-1.1': beginning,
  'ST-2.2': by('move'),
  'ST-4.3': course,
  'ST-7.2': end,

  'EW-0.1': course,
  'EW-2.1': moves,
  'EW-2.2': beginning,
  'EW-2.3': moves,
  'EW-2.4': after('title-given'),
  'EW-2.5': views,
  'EW-3.1': beginning,
  'EW-3.4': beginning,
  'EW-4.2': course,
  'EW-5.1': course,
  'EW-7.1': after('minors-recovered'),
  'EW-7.3': course,
  'EW-8.6': after('title-given'),
  'EW-9.1': course,
  'EW-10.2': course,
  'EW-14.3': end,
  'EW-15.1': about('it is about agreements of players; no move makes or keeps one'),
  'EW-15.2': about('it suggests limits of time, which the rules do not enforce'),
  'EW-16.1': views,

  'TC-0.1': course,
  'TC-2.1': beginning,
  'TC-2.3': beginning,
  'TC-3.1': beginning,
  'TC-3.3': views,
  'TC-4.1': during('discard'),
  'TC-4.2': views,
  'TC-4.5': during('rearrange'),
  'TC-6.3': during('overflow'),
  'TC-9.5': after('played'),
  'TC-11.2': end,
  'TC-11.3': end,
  'TC-11.4': end,
  'TC-11.5': end,
  'TC-12.3': views,
  'TC-12.4': told,
  'TC-12.5': views,

  'FF-0.1': course,
  'FF-0.4': moves,
  'FF-0.5': views,
  'FF-2.1': beginning,
  'FF-2.2': beginning,
  'FF-2.5': moves,
  'FF-4.1': views,
  'FF-5.4': after('transported'),
  'FF-7.7': course,
  'FF-7.8': course,
  'FF-8.2': course,
  'FF-9.5': after('stopped'),
  'FF-11.2': views,
  'FF-11.3': views,
  'FF-11.4': views,
  'FF-11.5': told,
  'FF-11.6': resampled,

  'EL-0.1': course,
  'EL-0.2': moves,
  'EL-2.1': beginning,
  'EL-2.2': by('travel'),
  'EL-2.4': by('travel'),
  'EL-2.5': by('travel'),
  'EL-2.6': by('town-card'),
  'EL-3.1': by('first-seat'),
  'EL-3.2': beginning,
  'EL-5.3': views,
  'EL-7.7': by('travel'),
  'EL-9.2': end,
  'EL-9.3': end,
  'EL-10.2': views,
  'EL-10.3': views,
  'EL-10.4': told,
  'EL-10.5': resampled,

  'EG-0.2': by('draw'),
  'EG-0.3': views,
  'EG-2.1': beginning,
  'EG-2.2': beginning,
  'EG-2.3': beginning,
  'EG-3.1': beginning,
  'EG-3.3': by('town-card'),
  'EG-3.5': beginning,
  'EG-9.2': by('travel'),
  'EG-9.3': by('travel'),
  'EG-11.2': end,
  'EG-12.1': views,
  'EG-12.2': views,
  'EG-12.3': told,
  'EG-12.4': resampled,
};
