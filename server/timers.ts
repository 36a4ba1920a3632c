import { definitionOf } from '#contract/events/catalogue.ts';
import { ASKED_PAY_HOUR, PAYDAY_HOUR, PAYDAY_WEEKDAY } from '#server/modules/transfer/payday.ts';
import type { DomainEvent, Planned } from '#server/platform/jobs/job.ts';

/** Every minute: whatever a lost timer left behind. */
export const SWEEP = '* * * * *';

/** Every two minutes: visits that will be late, and those that a lost timer has left without anybody. */
export const RESCUE = '*/2 * * * *';

/** In the evening, before the night in which nobody's telephone rings: what the next day brings. */
export const EVENING = '*/10 19,20 * * *';

/** At a quiet minute of every hour: sessions that have ended, attempts that no longer count, days to be paid to their floor. */
export const TIDY = '37 * * * *';

/** Mondays at ten, in India: Karigars are paid. */
export const PAYDAY = `0 ${PAYDAY_HOUR} * * ${PAYDAY_WEEKDAY}`;

/** Every day at four, in India: Karigars who have asked are paid. */
export const ASKED_PAY = `0 ${ASKED_PAY_HOUR} * * *`;

/** Once a day, while India sleeps: what has become too old to be kept. */
export const NIGHTLY = '53 2 * * *';

/** Reports of gateways come in the morning; each is read once, so asking every hour costs little. */
export const RECONCILE = '20 7-22 * * *';

/** On the hours at which operations go to the bank, and once more in the evening for what it has answered. */
export const BANK = '5 10,13,16,19 * * *';

/** Jobs that an event starts at the moments its data names: event → moment → job. */
export const timersOf = ({ type, data }: DomainEvent): Planned[] =>
  Object.entries(definitionOf(type)?.later ?? {}).flatMap(([moment, job]) => {
    const at = data[moment];
    return typeof at === 'number' ? [{ job, at }] : [];
  });
