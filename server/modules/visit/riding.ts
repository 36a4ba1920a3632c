import { type Instant, minuteOfDayInIndia } from '#kernel/time.ts';

/**
 * The speed of a two-wheeler on Mumbai's roads, in km/h, for each hour from midnight. The shape of the day is that of a
 * chart of Uber Movement's data for Mumbai (first quarter of 2018), scaled so that the evening comes out at the 16.9
 * km/h of TomTom's index for 2025; that a two-wheeler is a quarter faster than a car, and never beyond 34, is an
 * assumption.
 */
const KM_PER_HOUR = [
  34, 34, 34, 34, 34, 34, 34, 31.9, 26.8, 25.3, 25.3, 25.3, 24.6, 24.6, 24.6, 23.9, 23.9, 21.4,
  20.2, 20.2, 22.8, 24.7, 27.3, 29.8,
] as const;

/** Between two hours it changes evenly. */
export function ridingKmPerHour(at: Instant): number {
  const hour = minuteOfDayInIndia(at) / 60;
  const [before, after] = [Math.floor(hour), (Math.floor(hour) + 1) % 24];
  const share = hour - before;
  return (KM_PER_HOUR[before] as number) * (1 - share) + (KM_PER_HOUR[after] as number) * share;
}

/** When the day's journeys differ most from one to the next: offices begin, offices end. */
export function isRushHour(at: Instant): boolean {
  const hour = minuteOfDayInIndia(at) / 60;
  return (hour >= 8 && hour < 11) || (hour >= 17 && hour < 21);
}

/** The hour by whose speed the table of door-to-door minutes was made, and what it adds at the door. */
export const TABLE = { kmPerHour: 20.2, doorMinutes: 5 } as const;
