import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './language.tsx';

/** A button that copies a text, and says so. If the browser refuses, a field shows the text, selected for copying. */
export function Copy({ text, label }: { text: string; label: string }): JSX.Element {
  const { say } = useWords();
  const [tried, setTried] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    try {
      // Without HTTPS there is no clipboard.
      await navigator.clipboard.writeText(text);
      setTried({ text, isCopied: true });
    } catch {
      setTried({ text, isCopied: false });
    }
  };
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [tried]);
  return (
    <span class="copy">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{tried !== undefined && say(tried.isCopied ? 'copied' : 'copyYourself')}</span>
      {tried?.isCopied === false && <textarea ref={field} readOnly rows={3} aria-label={label} value={tried.text} />}
    </span>
  );
}
