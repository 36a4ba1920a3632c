import { semaphore } from '#server/platform/secrets/semaphore.ts';

/** Drawing takes a core for a good part of a second: one at a time, and no more waiting than are soon done. */
const inTurn = () => semaphore({ width: 1, queue: 20 });

const MOST_KEPT = 300;

export type DrawnPapers = {
  /** Whether it need not be drawn any more. */
  has(tag: string): boolean;
  /** The drawing under this tag; asked for by many at once it is drawn once. Throws `Overloaded`. */
  take(tag: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

/** What was drawn lately, under a tag that names everything a drawing depends on: so it never changes. */
export function keepDrawnPapers(most = MOST_KEPT): DrawnPapers {
  const kept = new Map<string, Promise<Uint8Array>>();
  const draws = inTurn();
  return {
    has: (tag) => kept.has(tag),
    take(tag, draw) {
      const known = kept.get(tag);
      const drawing = known ?? draws(draw);
      // Asked for last is forgotten last.
      kept.delete(tag);
      kept.set(tag, drawing);
      if (!known) drawing.catch(() => kept.delete(tag));
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return drawing;
    },
  };
}
