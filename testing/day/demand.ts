import { policy } from '#contract/policy.ts';
import { slotLabel } from '#contract/slots.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { HOUR, type Instant, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import { type CatalogueService, catalogue } from '#server/seed/data/first-services.ts';
import { servedPincodes } from '#server/seed/data/served-pincodes.ts';
import type { Chance } from './chance.ts';

/** The wish of one customer. */
export type Wish = {
  /** Counted from 0, in the order in which they ask. */
  readonly visit: number;
  readonly bookingId: string;
  readonly userId: string;
  readonly service: CatalogueService;
  readonly option: CatalogueService['options'][number] | undefined;
  readonly pincode: string;
  readonly time: string;
  readonly startsAt: Instant;
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly pricePaise: number;
  readonly askedAt: Instant;
};

export type Mix = Partial<Record<CatalogueService['slug'], number>>;

/** How many of a hundred; a pooja is done by a team, so they are fewer. Assumptions. */
const MIX: Mix = {
  'house-cleaning': 41,
  'electrical-repairs': 29,
  plumbing: 25,
  'satyanarayan-pooja': 3,
  rudrabhishek: 2,
};
/** Mornings and early evenings are wanted most. */
const HOURS = [9, 9, 10, 10, 10, 11, 11, 12, 13, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20];

/** Everybody who wants a visit on this day, in the order in which they ask: from two days before to two hours before. */
export function inventDemand(
  size: number,
  date: LocalDate,
  chance: Chance,
  mix: Mix = MIX,
): Wish[] {
  const weighted = catalogue.flatMap((service) =>
    Array.from({ length: mix[service.slug] ?? 0 }, () => service),
  );
  const wishes = Array.from({ length: size }, (_, index) =>
    inventWish(index, date, chance, weighted),
  );
  return wishes
    .toSorted((one, other) => one.askedAt - other.askedAt || one.visit - other.visit)
    .map((wish, visit) => ({
      ...wish,
      visit,
      bookingId: idOf('b', visit, chance),
      userId: idOf('c', visit, chance),
    }));
}

function inventWish(
  index: number,
  date: LocalDate,
  chance: Chance,
  weighted: readonly CatalogueService[],
): Wish {
  const service = chance.pick(weighted, 'service', index);
  const option =
    service.options.length > 0 ? chance.pick(service.options, 'option', index) : undefined;
  const { category } = service;
  const midnight = instantInIndia(date);
  const sameDay = category === 'daily' && chance.happens(40, 'same-day', index);
  const hour = chance.pick(sameDay ? HOURS.filter((one) => one >= 10) : HOURS, 'hour', index);
  const startsAt = midnight + hour * HOUR;
  const latest = startsAt - policy.leadTimeMinutes[category] * MINUTE;
  const first = sameDay ? midnight + 6.5 * HOUR : midnight - 38 * HOUR;
  const last = Math.min(latest, sameDay ? latest : midnight - 4 * HOUR);
  const share = chance.share('asked', index);
  const minutes = Math.floor(((last - Math.min(first, last)) / MINUTE) * share);
  return {
    ...{ visit: index, bookingId: '', userId: '', service, option, startsAt },
    pincode: byPeople(chance.share('pincode', index)),
    time: slotLabel(hour * 60),
    durationMinutes: (option ?? service).durationMinutes,
    teamSize: (option ?? service).teamSize,
    pricePaise: paiseFromRupees((option ?? service).priceRupees),
    askedAt: Math.min(first, last) + minutes * MINUTE,
  };
}

const people = servedPincodes.reduce((sum, place) => sum + place[5], 0);

/** More people live in one pincode than in another. */
function byPeople(share: number): string {
  let left = share * people;
  const found = servedPincodes.find((place) => {
    left -= place[5];
    return left < 0;
  });
  return (found ?? servedPincodes[0])?.[0] as string;
}

/** A name as a client makes it, but the same for the same seed. */
export function idOf(kind: string, number: number, chance: Chance): string {
  const hex = (part: number, digits: number) =>
    Math.floor(chance.share(`id/${kind}/${part}`, number) * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `01936f00-${hex(1, 4)}-7${hex(2, 3)}-8${hex(3, 3)}-${hex(4, 12)}`;
}
