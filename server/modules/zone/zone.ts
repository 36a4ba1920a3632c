import type { ZoneKind, ZoneOfHour } from '#contract/zone.ts';
import type { ByLanguage } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';

/** For some hours a part of a city does not run as usual. */
export type ZoneSwitch = {
  readonly id: string;
  readonly city: string;
  /** Everywhere we go there. */
  readonly wholeCity: boolean;
  readonly pincodes: readonly string[];
  readonly kind: ZoneKind;
  /** It holds for visits promised from then on, and before `untilAt`. */
  readonly fromAt: Instant;
  readonly untilAt: Instant;
  /** Nothing new is booked for these hours; else only so long before them. */
  readonly closed: boolean;
  readonly leadMinutes: number;
  /** The message for customers and Karigars. */
  readonly message: ByLanguage<string>;
};

type Hours = Pick<ZoneSwitch, 'fromAt' | 'untilAt'>;

/** A switch is for some hours, and no longer; rain may be noticed late. What was charged before stays. */
export const decideZoneHours = (hours: Hours, now: Instant): Outcome<void, 'zone-hours-invalid'> =>
  hours.fromAt >= now - BEGAN_MOST_HOURS_AGO * HOUR && hours.fromAt <= now + AHEAD_MOST_DAYS * DAY
    ? decideZoneEnd(hours, now)
    : refuse('zone-hours-invalid');

/** The end of a switch that runs already, however long ago it began. */
export const decideZoneEnd = (
  { fromAt, untilAt }: Hours,
  now: Instant,
): Outcome<void, 'zone-hours-invalid'> =>
  fromAt < untilAt && untilAt > now && untilAt - fromAt <= MOST_HOURS * HOUR
    ? accept(undefined)
    : refuse('zone-hours-invalid');

const MOST_HOURS = 72;
const BEGAN_MOST_HOURS_AGO = 6;
const AHEAD_MOST_DAYS = 60;

/** Place of a visit; without a pincode anywhere in the city. */
export type ZonePlace = { readonly city: string; readonly pincode: string | undefined };

/** The promised start decides, not the moment at which somebody asks. */
const holdsFor = (
  { fromAt, untilAt, ...zone }: ZoneSwitch,
  { city, pincode }: ZonePlace,
  at: Instant,
): boolean =>
  fromAt <= at &&
  at < untilAt &&
  (pincode === undefined ? zone.wholeCity && zone.city === city : zone.pincodes.includes(pincode));

/**
 * The zone that holds for a visit promised for that moment. Several switches are named after the one that lasts longest, and
 * ask of new bookings what the strictest asks.
 */
export function zoneOf(
  zones: readonly ZoneSwitch[],
  place: ZonePlace,
  at: Instant,
): ZoneOfHour | undefined {
  const holding = zones
    .filter((zone) => holdsFor(zone, place, at))
    .toSorted((one, other) => other.untilAt - one.untilAt || (one.id < other.id ? -1 : 1));
  const [first] = holding;
  return (
    first && {
      ...{ kind: first.kind, untilAt: first.untilAt, message: first.message },
      closed: holding.some(({ closed }) => closed),
      leadMinutes: Math.max(...holding.map(({ leadMinutes }) => leadMinutes)),
    }
  );
}
