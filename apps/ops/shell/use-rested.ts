import { useEffect, useState } from 'react';

/** Half a word shows people nobody looks for, and each look is written down. */
const PAUSE_MS = 180;

/** The text once nobody has typed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
