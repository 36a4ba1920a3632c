import { dropFailedWork } from '#contract/ops/drop-failed-work.ts';
import { listFailedWork } from '#contract/ops/list-failed-work.ts';
import { retryFailedWork } from '#contract/ops/retry-failed-work.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { TooBusy } from '#server/platform/database/faults.ts';
import type { FailedJobs } from '#server/platform/jobs/failed-jobs.ts';
import { dropSetAside, fileAgain, listSetAside } from '#server/platform/jobs/outbox.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

const MOST = 200;
const EVENT = /^event-(\d+)$/;

/** Routes for failed jobs and events: operations list them, try them again, or give them up. */
export const failedWorkAnswers: readonly Answer[] = [
  answer(listFailedWork, async (_, { world, db }) => {
    const [jobs, events] = await Promise.all([jobsOf(world).list(MOST), listSetAside(db, MOST)]);
    const failed = [
      ...jobs.map(({ id, job, events: eventIds, reason, at }) => {
        return { id, what: job, kind: 'job' as const, eventIds: [...eventIds], reason, at };
      }),
      ...events.map(({ eventId, type, reason, at }) => {
        const id = `event-${eventId}`;
        return { id, what: type, kind: 'event' as const, eventIds: [eventId], reason, at };
      }),
    ].sort((one, other) => one.at - other.at);
    return accept({
      failed: failed.map(({ at, ...one }) => ({ ...one, since: new Date(at).toISOString() })),
    });
  }),
  answer(retryFailedWork, async ({ id }, { world, db, person }) => {
    const event = EVENT.exec(id)?.[1];
    const isDone = event ? await fileAgain(db, Number(event)) : await jobsOf(world).retry(id);
    if (!isDone) return refuse('failed-work-not-found');
    world.log.security('failed-work-retried', { id, by: person.id });
    return accept({ retried: true as const });
  }),
  answer(dropFailedWork, async ({ id }, { world, db, person }) => {
    const event = EVENT.exec(id)?.[1];
    const isDone = event ? await dropSetAside(db, Number(event)) : await jobsOf(world).drop(id);
    if (!isDone) return refuse('failed-work-not-found');
    world.log.security('failed-work-dropped', { id, by: person.id });
    return accept({ dropped: true as const });
  }),
];

/** The queue is opened after the doors are, and not before the database is there. */
function jobsOf({ failedJobs }: World): FailedJobs {
  const jobs = failedJobs?.();
  if (jobs) return jobs;
  throw new TooBusy('The queue is not open yet');
}
