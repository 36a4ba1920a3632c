import type { JobInsert } from 'pg-boss';
import { SECOND } from '#kernel/time.ts';
import type { DomainEvent, Job } from './job.ts';
import { jobId } from './job-id.ts';

/** Content of the queue: the events that one job is about. */
export type Bundle = { readonly events: readonly DomainEvent[] };

/** A job that an earlier version has filed is its one event itself. */
export const eventsOf = (data: Bundle | DomainEvent): readonly DomainEvent[] =>
  'events' in data ? data.events : [data];

/** An event that a job is to be done for, and from when on. */
export type Filed = {
  readonly event: DomainEvent;
  readonly at: number | undefined;
  /** In a job of its own, whose tries are counted: together with another that failed they would begin anew each time. */
  readonly alone?: true;
};

/**
 * The jobs that carry these events. What can be done in one go also travels in one: a job costs the database more than
 * most of what is done in it. For that, moments ahead become whole seconds, never earlier ones.
 */
export function bundlesOf(
  name: string,
  job: Pick<Job, 'atOnce' | 'runTogether'> | undefined,
  filed: readonly Filed[],
): JobInsert<Bundle>[] {
  const isAlone = ({ alone }: Filed) => alone === true || !job?.runTogether;
  const single = filed.filter(isAlone).map(({ event, at }) => insertOf(name, [event], at));
  const shared = Map.groupBy(
    filed.filter((one) => !isAlone(one)),
    ({ at }) => wholeSecond(at),
  );
  const jobs = [...shared].flatMap(([at, due]) =>
    chunks(due, job?.atOnce ?? 1).map((chunk) =>
      insertOf(
        name,
        chunk.map(({ event }) => event),
        at,
      ),
    ),
  );
  return [...single, ...jobs];
}

const wholeSecond = (at: number | undefined): number | undefined =>
  at === undefined ? undefined : Math.ceil(at / SECOND) * SECOND;

const chunks = <One>(all: readonly One[], most: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );

const insertOf = (
  name: string,
  events: readonly DomainEvent[],
  at: number | undefined,
): JobInsert<Bundle> => ({
  id: jobId(
    name,
    events.map(({ id }) => id),
    at,
  ),
  data: { events },
  ...(at === undefined ? {} : { startAfter: new Date(at) }),
});
