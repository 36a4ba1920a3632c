import type { Again, DomainEvent, Job } from './job.ts';

/** When a job is to come back, if it is. */
export const again = ({ againAt }: { readonly againAt?: number }): Again | undefined =>
  againAt === undefined ? undefined : { againAt };

/**
 * They travel together and are done at once, each by itself. All are waited for, also when one fails: none is begun anew
 * while it is still being done.
 */
export const eachAtOnce = (run: Job['run']): Pick<Job, 'run' | 'runTogether'> => ({
  run,
  runTogether: async (events) => {
    const answers = events.map(run);
    await Promise.allSettled(answers);
    return Promise.all(answers);
  },
});

/** A text that the job cannot do without. */
export function text(data: DomainEvent['data'], name: string): string {
  const value = data[name];
  if (typeof value !== 'string') throw new Error(`The event carries no ${name}`);
  return value;
}
