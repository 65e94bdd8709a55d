import type { FeedEntry, Kit } from 'feyrules/core';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './language.tsx';
import { ClauseText } from './refusal.tsx';

/** Number of recent events shown. */
const LAST = 80;

/** The events, each with its clause. */
export function Told({ kit, feed }: { kit: Kit; feed: readonly Omit<FeedEntry, 'index'>[] }): JSX.Element {
  const { language, say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [clause, setClause] = useState<string>();
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [feed.length]);
  const first = Math.max(0, feed.length - LAST);
  return (
    <section class="told">
      <h2>{say('told')}</h2>
      <div class="log" ref={list} role="log" aria-label={say('told')} tabindex={0}>
        <ol>
          {feed.slice(first).map(({ event, clause: by }, index) => (
            <li key={first + index}>
              {kit.game.describeEvent(event, language)}{' '}
              <button type="button" class="clause" onClick={() => setClause((now) => (now === by ? undefined : by))}>
                {by}
              </button>
            </li>
          ))}
        </ol>
      </div>
      {clause !== undefined && <ClauseText kit={kit} clause={clause} />}
    </section>
  );
}
