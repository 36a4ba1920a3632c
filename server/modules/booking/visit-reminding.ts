import { policy } from '#contract/policy.ts';
import { endOfNight } from '#contract/terms/end-of-night.ts';
import { HOUR, type Instant } from '#kernel/time.ts';
import { type Booking, waitsForMoney } from './booking.ts';

export const VISIT_REMINDERS = ['day-before', 'hours-before'] as const;
export type VisitReminder = (typeof VISIT_REMINDERS)[number];

type Remindable = Pick<Booking, 'status' | 'firmAt' | 'startsAt' | 'createdAt' | 'holdUntil'>;

/**
 * The reminder that a customer should get now. Nobody is reminded of what they have booked within the hours before, and a
 * reminder that would come when the next one is near is left out. At night only what cannot wait for the morning rings.
 */
export function visitReminderOf(booking: Remindable, now: Instant): VisitReminder | null {
  const { status, firmAt, startsAt, createdAt } = booking;
  const { hoursBefore, notWithinHoursOfBooking } = policy.visitReminder;
  if (firmAt === null || waitsForMoney(booking as Booking)) return null;
  if (status !== 'pending' && status !== 'assigned') return null;
  const left = startsAt - now;
  if (left <= 0 || now - createdAt < notWithinHoursOfBooking * HOUR) return null;
  if (left <= hoursBefore.soon * HOUR) return 'hours-before';
  if (endOfNight(now) > now) return null;
  return left <= hoursBefore.day * HOUR && left > hoursBefore.dayUntil * HOUR ? 'day-before' : null;
}
