import { hasEnded } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';

type Visit = BookingView['visits'][number];

/** A day of an event as it is drawn. */
export type Day = {
  readonly key: number;
  readonly date: string;
  readonly time: string;
  readonly status: BookingView['status'];
  /** It has neither been cancelled nor missed. */
  readonly stands: boolean;
  /** Its number among those that stand. */
  readonly number: number;
  /** One of several, about which something may be done by itself. */
  readonly visit: Visit | undefined;
};

/** The days in the order in which they come, whichever of them was moved. */
export function daysOf(booking: BookingView): Day[] {
  const { visits } = booking;
  const days =
    visits.length > 0
      ? visits.map((visit) => ({ ...visit, visit }))
      : [{ ...booking, position: 1, visit: undefined }];
  let number = 0;
  return days
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map(({ position, date, time, status, visit }) => {
      const stands = !hasEnded(status) && status !== 'expired';
      if (stands) number += 1;
      return { key: position, date, time, status, stands, number, visit };
    });
}

/** Each day's part stands with its day; the last part waits for the work, whatever its own date says. */
export function partsAround(days: readonly Day[], parts: readonly InstalmentView[]) {
  const ofDay = new Map<number, InstalmentView>();
  const dated = parts.filter(({ kind }) => kind === 'event-day');
  for (const part of dated) {
    const on = part.dueAt.slice(0, 10);
    const day = days.find(({ key, date, stands }) => stands && date === on && !ofDay.has(key));
    if (day) ofDay.set(day.key, part);
  }
  const shown = new Set(ofDay.values());
  const isBefore = ({ kind }: InstalmentView) => kind === 'advance' || kind === 'full';
  return {
    ofDay,
    before: parts.filter(isBefore),
    after: parts.filter((part) => !isBefore(part) && !shown.has(part)),
  };
}
