import { performance } from 'node:perf_hooks';

/** Waiting times of somebody else: the median, and the slowest of a hundred. */
export type Waits = { readonly asked: number; readonly p50Ms: number; readonly p99Ms: number };

export type Neighbour<Phase extends string> = {
  /** Counts waiting times under this name from now on. */
  during(phase: Phase): void;
  leave(): Promise<Readonly<Partial<Record<Phase, Waits>>>>;
};

/** Asks the same thing again and again, twenty ms after each answer, until it is told to leave. */
export function openNeighbour<Phase extends string>(
  first: Phase,
  ask: () => Promise<unknown>,
): Neighbour<Phase> {
  const times = new Map<Phase, number[]>();
  let phase = first;
  let over = false;
  const looking = (async () => {
    while (!over) {
      const asked = phase;
      const began = performance.now();
      await ask();
      times.set(asked, [...(times.get(asked) ?? []), performance.now() - began]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    during(next) {
      phase = next;
    },
    async leave() {
      over = true;
      await looking;
      const waits = [...times].map(([name, each]) => [name, waitsOf(each)] as const);
      return Object.fromEntries(waits) as Partial<Record<Phase, Waits>>;
    },
  };
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { asked: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) };
}
