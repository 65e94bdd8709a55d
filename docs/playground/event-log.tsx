import type { FeedEntry, Kit } from 'feyrules/core';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './language.tsx';
import { ClauseText } from './refusal.tsx';

/** Number of recent events shown. */
const LAST = 80;

/** The events, each with its clause. */
export function EventLog({ kit, feed }: { kit: Kit; feed: readonly Omit<FeedEntry, 'index'>[] }): JSX.Element {
  const { language, say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [clause, setClause] = useState<string>();
  // Measured before the new events are in the list: it scrolls only if the reader was at its end.
  const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
  const isAtEnd = scrollTop + clientHeight > scrollHeight - 8;
  useEffect(() => {
    if (list.current !== null && isAtEnd) list.current.scrollTop = list.current.scrollHeight;
  }, [feed.length]);
  const ask = (by: string): void => setClause(clause === by ? undefined : by);
  const first = Math.max(0, feed.length - LAST);
  return (
    <section class="told">
      <h2>{say('told')}</h2>
      <div class="log" ref={list} role="log" aria-label={say('told')} tabindex={0}>
        <ol>
          {feed.slice(first).map(({ event, clause: by }, index) => (
            <li key={first + index}>
              {kit.game.describeEvent(event, language)}{' '}
              <button type="button" class="clause" aria-expanded={clause === by} onClick={() => ask(by)}>
                {by}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div aria-live="polite">{clause !== undefined && <ClauseText kit={kit} clause={clause} />}</div>
    </section>
  );
}
