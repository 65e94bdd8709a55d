import type { Case, CaseAnswer, CaseBook } from '../../src/core/cases.ts';
import { caseRecord } from '../../src/core/cases.ts';
import type { Kit } from '../../src/core/kit.ts';
import { replay } from '../../src/core/record.ts';
import type { Locale } from '../../src/core/wording.ts';
import { inLanguage } from '../../src/core/wording.ts';

const WORDS = {
  en: {
    lead: 'Positions in which a ruling of the rules of record matters, each with the reading of this library and the reading that it turned down. `feyrules cases` shows them in the terminal; [the case books](README.md) says how to test a program with them.',
    moves: 'Moves',
    none: 'Rulings without a case',
    verdict: 'Verdict',
    otherwise: 'The other reading',
    option: 'It is played by the options',
  },
  it: {
    lead: 'Posizioni in cui conta una decisione del regolamento di riferimento, ciascuna con la lettura di questa libreria e quella scartata. `feyrules cases --locale it` le mostra nel terminale; [the case books](../README.md) dice come mettere alla prova un programma.',
    moves: 'Mosse',
    none: 'Decisioni senza un caso',
    verdict: 'Verdetto',
    otherwise: "L'altra lettura",
    option: 'Si gioca con le opzioni',
  },
};

/** The page of a game's cases in one language. */
export function casesPage(kit: Kit, book: CaseBook, locale: Locale): string {
  const words = locale === 'it' ? WORDS.it : WORDS.en;
  const without = Object.entries(book.without).map(([ruling, why]) => `- ${ruling}: ${inLanguage(why, locale)}`);
  return [
    `# ${kit.game.name} — ${locale === 'it' ? 'casi' : 'cases'}`,
    words.lead,
    ...book.cases.map((one) => caseText(kit, book, one, locale)),
    ...(without.length > 0 ? [`## ${words.none}`, without.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function caseText(kit: Kit, book: CaseBook, one: Case, locale: Locale): string {
  const words = locale === 'it' ? WORDS.it : WORDS.en;
  const { state } = replay(kit.game, caseRecord(book, one));
  const view = kit.game.view(state, 'referee');
  const reading = (name: string, { answer, reason }: Case['verdict']): string =>
    `**${name}.** ${inLanguage(reason, locale)}\n\n\`\`\`json\n${answerText(answer)}\n\`\`\``;
  return [
    `## ${one.id} ${inLanguage(one.name, locale)}`,
    `\`\`\`text\n${kit.drawTable?.(view, locale, 112) ?? ''}\n\`\`\``,
    `${words.moves}, ${JSON.stringify(one.options)}: ${one.moves === '' ? '–' : `\`${one.moves}\``}`,
    `${inLanguage(one.question, locale)}${'move' in one.asked ? ` \`${one.asked.move}\`` : ''}`,
    reading(words.verdict, one.verdict),
    reading(words.otherwise, one.otherwise),
    ...(one.setting === undefined ? [] : [`${words.option} \`${JSON.stringify(one.setting)}\`.`]),
  ].join('\n\n');
}

/** An answer, with one event per line. */
function answerText(answer: CaseAnswer): string {
  const isList = Array.isArray(answer) && typeof answer[0] === 'object';
  return isList ? answer.map((item: unknown) => JSON.stringify(item)).join('\n') : JSON.stringify(answer);
}
