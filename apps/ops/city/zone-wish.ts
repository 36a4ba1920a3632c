import type { OutputOf } from '#contract/operation.ts';
import type { listZones } from '#contract/ops/list-zones.ts';
import type { ZoneKind } from '#contract/zone.ts';
import { inLanguage, type Lang } from '#kernel/languages.ts';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';

export type ZonesAnswer = OutputOf<typeof listZones>;
export type Messages = ZonesAnswer['templates'][ZoneKind];

export const LEADS = ['usual', 'hours4', 'hours12', 'closed'] as const;
export type Lead = (typeof LEADS)[number];
const HOURS: Readonly<Record<Lead, number>> = { usual: 0, hours4: 4, hours12: 12, closed: 0 };

export type Where = {
  readonly city: string;
  /** None is the whole city. */
  readonly pincodes: readonly string[];
  readonly isWhole: boolean;
};

export type Draft = Where & {
  readonly kind: ZoneKind;
  /** As a field for day and hour has them, in India. */
  readonly from: string;
  readonly until: string;
  readonly lead: Lead;
  readonly message: Messages;
};

/** The value of a `datetime-local` field, in Indian time. */
export const typedMoment = (at: number): string => toIndiaIso(at).slice(0, 16);
export const momentOf = (typed: string): string => `${typed}:00+05:30`;

const HOURS_AT_FIRST = 4;

/** A new draft begins at the running quarter of an hour, lasts some hours, and carries the message of its template. */
export function firstDraft({ cities, templates, now }: ZonesAnswer): Draft {
  const quarter = 15 * MINUTE;
  const from = Math.floor(Date.parse(now) / quarter) * quarter;
  return {
    ...{ city: cities[0]?.slug ?? '', pincodes: [], isWhole: false, kind: 'rain', lead: 'usual' },
    ...{ from: typedMoment(from), until: typedMoment(from + HOURS_AT_FIRST * HOUR) },
    message: templates.rain,
  };
}

/** The place and the hours of a draft; a whole city names no pincodes. */
export const whereAndWhen = ({ city, pincodes, isWhole, from, until }: Draft) => ({
  ...{ city, pincodes: isWhole ? [] : [...pincodes] },
  ...{ from: momentOf(from), until: momentOf(until) },
});

export const wishOf = ({ kind, lead, message, ...where }: Draft) => ({
  ...whereAndWhen({ kind, lead, message, ...where }),
  ...{ kind, message, closed: lead === 'closed', leadMinutes: HOURS[lead] * 60 },
});

/** A ward, or a place with its pincode: either is chosen and named as one. */
export type Spot = { readonly name: string; readonly pincodes: readonly string[] };

export const spotsIn = (answer: ZonesAnswer, city: string, lang: Lang): readonly Spot[] => [
  ...answer.wards
    .filter((ward) => ward.city === city)
    .map(({ ward, names, pincodes }) => ({
      ...{ name: `${ward}: ${inLanguage(names, lang)}`, pincodes },
    })),
  ...answer.places
    .filter((place) => place.city === city)
    .map(({ pincode, name }) => ({
      ...{ name: `${inLanguage(name, lang)} ${pincode}`, pincodes: [pincode] },
    })),
];

/** The fewest names for these pincodes: a ward of which all are among them is said as one. */
export function spotsOf(spots: readonly Spot[], chosen: readonly string[]): readonly Spot[] {
  const left = new Set(chosen);
  return spots.filter(({ pincodes }) => {
    if (!pincodes.every((pincode) => left.has(pincode))) return false;
    for (const pincode of pincodes) left.delete(pincode);
    return true;
  });
}

/** The names of where something holds. */
export const placesIn = (
  answer: ZonesAnswer,
  {
    city,
    wholeCity,
    pincodes,
  }: Pick<ZonesAnswer['zones'][number], 'city' | 'wholeCity' | 'pincodes'>,
  { whole, lang }: { readonly whole: string; readonly lang: Lang },
): string =>
  wholeCity
    ? whole
    : spotsOf(spotsIn(answer, city, lang), pincodes)
        .map(({ name }) => name)
        .join(' · ');
