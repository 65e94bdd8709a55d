import { type Case, type CaseBook, caseRecord, casesOf, type Kit, type Violation } from 'feyrules/core';
import { lawUrl } from 'feyrules/front';
import { type Context, createContext, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Copy } from './copy.tsx';
import { useWords } from './language.tsx';
import type { Touches } from './touches.ts';

/** The documentation's address relative to the page; `undefined` if there is none. */
export const Documentation: Context<string | undefined> = createContext<string | undefined>('..');

/** Other kits to search for cases, because the game may cite their clauses. */
export const OtherKits: Context<readonly Kit[]> = createContext<readonly Kit[]>([]);

/** Why the last touch had no effect. */
export function Refused({ kit, refused }: { kit: Kit; refused: Touches['refused'] }): JSX.Element {
  const { say } = useWords();
  const violation = refused?.violation;
  return (
    <div class="refusal" aria-live="polite">
      {violation !== undefined && <Refusal kit={kit} violation={violation} />}
      {refused !== undefined && violation === undefined && <p class="sentence">{say('notHere')}</p>}
    </div>
  );
}

/** The reason for a refusal, with the clause and its text. */
export function Refusal({ kit, violation }: { kit: Kit; violation: Violation }): JSX.Element {
  const { language } = useWords();
  return (
    <>
      <p class="sentence">{kit.game.describeViolation(violation, language)}</p>
      <ClauseText kit={kit} clause={violation.clause} />
    </>
  );
}

/** A clause of the rules of record, with a link to its page. */
export function ClauseText({ kit, clause }: { kit: Kit; clause: string }): JSX.Element {
  const { language, say } = useWords();
  const [text, setText] = useState('');
  const [cases, setCases] = useState<CaseBook>();
  const base = useContext(Documentation);
  const others = useContext(OtherKits);
  const name = say('clause', { clause });
  useEffect(() => {
    let isWanted = true;
    setText('');
    setCases(undefined);
    void casesOf([kit, ...others], clause).then((found) => isWanted && setCases(found));
    const told = kit.law?.(language).then(
      (law) => law.find(clause)?.text ?? '',
      () => say('noText'),
    );
    void told?.then((found) => isWanted && setText(found));
    return () => {
      isWanted = false;
    };
  }, [kit, clause, language]);
  return (
    <blockquote>
      {plain(text).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {base === undefined ? <p>{name}</p> : <a href={lawUrl(kit, clause, { locale: language, base })}>{name}</a>}
      {cases !== undefined && (
        <details>
          <summary>{say('cases', { count: cases.cases.length })}</summary>
          {cases.cases.map((one) => (
            <CaseText key={one.id} book={cases} one={one} kit={kit} />
          ))}
        </details>
      )}
    </blockquote>
  );
}

interface CaseProps {
  readonly kit: Kit;
  readonly book: CaseBook;
  readonly one: Case;
  readonly isTried?: boolean;
}

/** A disputed position with both readings; they are folded while the case is tried on the table. */
export function CaseText({ kit, book, one, isTried = false }: CaseProps): JSX.Element {
  const { language, say } = useWords();
  const base = useContext(Documentation);
  const { id, name, question, verdict, otherwise, setting } = one;
  const clause = id.slice(0, -1);
  const readings = (
    <>
      <p>
        <b>{say('verdict')}</b> {verdict.reason[language]}
      </p>
      <p>
        <b>{say('otherwise')}</b> {otherwise.reason[language]}
        {setting !== undefined && <code> {JSON.stringify(setting)}</code>}
      </p>
      {isTried && base !== undefined && (
        <a href={lawUrl(kit, clause, { locale: language, base })}>{say('clause', { clause })}</a>
      )}
    </>
  );
  return (
    <section class="case">
      <h4>
        {id} · {name[language]}
      </h4>
      <p>{question[language]}</p>
      {isTried ? (
        <details>
          <summary>{say('readings')}</summary>
          {readings}
        </details>
      ) : (
        readings
      )}
      {isTried && <p class="hint">{say('trial')}</p>}
      <Copy text={JSON.stringify(caseRecord(book, one))} label={say('position')} />{' '}
      {base !== undefined && !isTried && (
        <a href={`#case=${id}`} target="_blank" rel="noopener">
          {say('onBoard')}
        </a>
      )}
    </section>
  );
}

/** The paragraphs of a clause and the rows of its tables, without emphasis marks. */
function plain(markdown: string): string[] {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[`]/g, '')
    .replace(/\*(\S[^*\n]*\S)\*/g, '$1')
    .split('\n')
    .map((line) => line.replace(/^[\s|*-]+|[\s|]+$/g, '').replace(/\s*\|\s*/g, ' · '))
    .filter((line) => line !== '' && !/^[-:· ]+$/.test(line));
}
