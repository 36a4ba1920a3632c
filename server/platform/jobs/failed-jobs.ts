import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Instant } from '#kernel/time.ts';
import { withoutPersonalData } from '../log/without-personal-data.ts';
import { type Bundle, eventsOf } from './bundle.ts';
import type { DomainEvent } from './job.ts';

/** Jobs that failed for good: read, tried again or dropped by people. */
export type FailedJobs = {
  list(most: number): Promise<readonly FailedJob[]>;
  /** False when it is not there any more. */
  retry(id: string): Promise<boolean>;
  drop(id: string): Promise<boolean>;
};

export type FailedJob = {
  readonly id: string;
  readonly job: string;
  /** Ids of the events it was about. */
  readonly events: readonly number[];
  readonly reason: string;
  readonly at: Instant;
};

/** Whether or not somebody was told of them yet: a failed job that was looked at stays until people have dealt with it. */
export function failedJobs(boss: PgBoss, letters: string): FailedJobs {
  return {
    list: async (most) =>
      (await boss.findJobs<Bundle | DomainEvent>(letters, { limit: most })).map(failedJobOf),
    // Under a new name: under its old one the queue would take it for the job that it still remembers.
    retry: async (id) => {
      const [letter] = await boss.findJobs<Bundle>(letters, { id });
      if (!letter?.sourceName) return false;
      await boss.send(letter.sourceName, letter.data);
      await boss.deleteJob(letters, id);
      return true;
    },
    drop: async (id) => {
      const [letter] = await boss.findJobs(letters, { id });
      if (letter) await boss.deleteJob(letters, id);
      return letter !== undefined;
    },
  };
}

function failedJobOf(job: JobWithMetadata<Bundle | DomainEvent>): FailedJob {
  const { message } = (job.sourceOutput ?? {}) as { message?: unknown };
  return {
    id: job.id,
    job: job.sourceName ?? 'unknown',
    events: eventsOf(job.data).map(({ id }) => id),
    reason: withoutPersonalData(String(message ?? 'unknown')).slice(0, 500),
    at: job.createdOn.getTime(),
  };
}
