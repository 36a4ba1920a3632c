import { type ReactNode, useEffect, useState } from 'react';
import { MINUTE } from '#kernel/time.ts';
import { ActSheet, type Wished } from './act-sheet.tsx';
import { useSpeech } from './words.tsx';

/** An act that somebody means to do, and the one that takes it back where there is one. */
export type Wish = {
  readonly wished: Wished;
  readonly title: string;
  readonly danger?: boolean;
  readonly undo?: Omit<Wish, 'undo'> | undefined;
};

const UNDO_MS = 5 * MINUTE;

/** The sheet of what is wished, and after it what was done, with the way back for as long as it is true. */
export function useWishes(onDone?: (wished: Wished) => void): {
  readonly wish: (one: Wish) => void;
  readonly sheet: ReactNode;
} {
  const { opsDay: says } = useSpeech().words;
  const [wish, setWish] = useState<Wish>();
  const [done, setDone] = useState<Wish>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const sheet = (
    <>
      {wish && (
        <ActSheet
          wished={wish.wished}
          title={wish.title}
          danger={wish.danger === true}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setDone(wish);
            setWish(undefined);
            onDone?.(wish.wished);
          }}
        />
      )}
      {done && (
        <div className="o-toast" role="status">
          {says.done}
          {done.title} {done.undo && says.undoUntil}
          {done.undo && (
            <button type="button" className="o-btn" onClick={() => setWish(done.undo)}>
              {says.undo}
            </button>
          )}
        </div>
      )}
    </>
  );
  return { wish: setWish, sheet };
}
