import { useEffect, useState } from 'react';
import type { AuthWords } from './auth-words.ts';

const SLOW_MS = 3000;

/** Under a button that has been busy for a while: a slow telephone needs seconds for what a captcha asks of it. */
export function SlowLine({ words, busy }: { words: AuthWords; busy: boolean }) {
  return (
    <p className="form-note" role="status">
      {busy && <Later text={words.slow} />}
    </p>
  );
}

function Later({ text }: { text: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return late && text;
}
