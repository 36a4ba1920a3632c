/** They are asked to leave, and mostly do, a third of the way early and never less than so many minutes, as `leave_by` of the database. */
const LEAST_MINUTES_EARLY = 15;

export const minutesEarly = (wayMinutes: number): number =>
  Math.max(wayMinutes / 3, LEAST_MINUTES_EARLY);
