import { Overloaded } from '#server/platform/secrets/semaphore.ts';

const MOST_KEPT = 300;
/** One person's drawings under way: the other languages of a paper, not a whole queue. */
const MOST_OF_ONE = 3;

export type DrawnPdfs = {
  /** Whether it need not be drawn any more. */
  has(tag: string): boolean;
  /** The drawing under this tag, for this person; asked for by many at once it is drawn once. Throws `Overloaded`. */
  take(tag: string, personId: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

/** Cache of PDFs drawn lately. Its tag names everything that a drawing depends on, so an entry never becomes wrong. */
export function keepDrawnPdfs(most = MOST_KEPT): DrawnPdfs {
  const kept = new Map<string, Promise<Uint8Array>>();
  const underWay = new Map<string, number>();
  const drawFor = async (personId: string, draw: () => Promise<Uint8Array>) => {
    const others = underWay.get(personId) ?? 0;
    if (others >= MOST_OF_ONE) throw new Overloaded('Too many PDFs of one person');
    underWay.set(personId, others + 1);
    try {
      return await draw();
    } finally {
      const left = (underWay.get(personId) ?? 1) - 1;
      if (left > 0) underWay.set(personId, left);
      else underWay.delete(personId);
    }
  };
  return {
    has: (tag) => kept.has(tag),
    take(tag, personId, draw) {
      const known = kept.get(tag);
      const drawing = known ?? drawFor(personId, draw);
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
