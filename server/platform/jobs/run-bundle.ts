import { type Instant, SECOND } from '#kernel/time.ts';
import type { Log } from '../log/log.ts';
import type { Filed } from './bundle.ts';
import type { Again, DomainEvent, Job } from './job.ts';

/** Like the first pause after a job that failed by itself. */
const FIRST_PAUSE_MS = 2 * SECOND;

/**
 * Nobody comes back at once: a moment that is over would make a circle without a pause, and one that this very job was
 * filed for would give the new job the name of the old one, which the queue takes for the same and drops.
 */
const LEAST_PAUSE_MS = SECOND;

/**
 * Does a job for its events, and answers for which it is to be done again, and when. An event alone that fails throws.
 * Among several it is done again alone, so that it keeps none of the others from being done.
 */
export async function runBundle(
  job: Job,
  events: readonly DomainEvent[],
  log: Log,
  now: () => Instant = Date.now,
): Promise<Filed[]> {
  const [first] = events;
  if (!first) return [];
  if (events.length === 1) return returning(events, [await job.run(first)], now);
  try {
    if (job.runTogether) return returning(events, await job.runTogether(events), now);
  } catch (error) {
    log.fault('job-batch-failed', error, { job: job.name, events: events.length });
  }
  return (await Promise.all(events.map((event) => runOne(job, event, log, now)))).flat();
}

async function runOne(
  job: Job,
  event: DomainEvent,
  log: Log,
  now: () => Instant,
): Promise<Filed[]> {
  try {
    return returning([event], [await job.run(event)], now);
  } catch (error) {
    log.fault('job-failed', error, { job: job.name, eventId: event.id });
    return [{ event, at: now() + FIRST_PAUSE_MS, alone: true }];
  }
}

const returning = (
  events: readonly DomainEvent[],
  answers: readonly (Again | undefined)[],
  now: () => Instant,
): Filed[] =>
  events.flatMap((event, index) => {
    const again = answers[index];
    return again ? [{ event, at: Math.max(again.againAt, now() + LEAST_PAUSE_MS) }] : [];
  });
