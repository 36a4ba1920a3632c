/** Thrown instead of queueing without end; whoever is asked should say "try again in a moment". */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export type Semaphore = {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * That so many pieces, begun in this same instant, will all be done, and so many places stay free for others; else
   * `Overloaded` is thrown before any of them is begun.
   */
  demandRoom(pieces: number, keepFree?: number): void;
};

/**
 * At most `width` pieces of work at a time, the others in a queue of at most `queue`: what is costly then costs a
 * known amount of memory and processor, however many ask for it.
 */
export function semaphore({ width, queue }: { width: number; queue: number }): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const enter = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < width) running += 1;
    else if (waiting.length < queue) await new Promise<void>((enter) => waiting.push(enter));
    else throw new Overloaded('Too much work is waiting');
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(enter, {
    demandRoom: (pieces: number, keepFree = 0) => {
      const room = width - running + queue - waiting.length - keepFree;
      if (pieces > room) throw new Overloaded('Too much work is waiting');
    },
  });
}
