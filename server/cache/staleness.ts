/** Whether what this process gives out is older than it should be, because the database cannot be asked. */
export type Staleness = {
  noteStale(readAt: number): void;
  noteFresh(): void;
  /** How old the oldest is that was given out since; undefined while all is well. */
  ageSeconds(): number | undefined;
};

export function createStaleness(): Staleness {
  let oldest: number | undefined;
  return {
    noteStale: (readAt) => {
      oldest = Math.min(oldest ?? readAt, readAt);
    },
    noteFresh: () => {
      oldest = undefined;
    },
    ageSeconds: () =>
      oldest === undefined ? undefined : Math.round((performance.now() - oldest) / 1_000),
  };
}
