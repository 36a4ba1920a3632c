import { useEffect, useEffectEvent, useState } from 'react';

const UNDO_FOR_MS = 6000;

/**
 * A deleted row disappears at once, but the server hears of it only when it can no longer be called back: after some
 * seconds, with the next deletion, or when the list or the page is closed.
 */
export function useUndoableRemoval(remove: (id: string) => void) {
  const [going, setGoing] = useState<string>();
  const finish = useEffectEvent(() => {
    if (going) remove(going);
    setGoing(undefined);
  });
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => finish(), UNDO_FOR_MS);
    return () => clearTimeout(timer);
  }, [going]);
  useEffect(() => {
    const leave = () => finish();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return {
    /** The one that is on its way out. */
    going,
    remove: (id: string) => {
      if (going) remove(going);
      setGoing(id);
    },
    undo: () => setGoing(undefined),
    finish: () => {
      if (going) remove(going);
      setGoing(undefined);
    },
  };
}
