import type { Instant, LocalDate } from '#kernel/time.ts';

/** The work of a Karigar on the day to come: the number of visits, and when the first of them begins. */
export type WorkTomorrow = {
  readonly userId: string;
  readonly karigarId: number;
  readonly date: LocalDate;
  readonly visits: number;
  readonly startsAt: Instant;
};
