import { chosenItems, joinedKeys } from '#contract/catalogue/choices.ts';
import { soldAs } from '#contract/catalogue/sold-as.ts';
import type { Address } from '#contract/fields/address.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readServiceChoices } from '#contract/ops/read-service-choices.ts';
import type { Category, PaymentMethod } from '#contract/policy.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import type { Lang } from '#i18n/index.ts';

/** The booking as far as the caller has described it. */
export type Draft = {
  readonly mobile: string;
  readonly name: string;
  readonly language: Lang;
  readonly serviceId: number | undefined;
  readonly option: string | undefined;
  /** The keys of the sizes, jobs and add-ons. */
  readonly chosen: readonly string[];
  readonly address: Address;
  readonly date: string;
  /** Further days of an event, at the same time, in their order. */
  readonly moreDates: readonly string[];
  readonly time: string;
  readonly method: PaymentMethod;
};

/** A service on sale, in the language of the console. */
export type Named = CatalogueItem & { readonly name: string; readonly category: Category };

/** A part of the address changes that part alone: the city is filled in while the street is being typed. */
export type Change = (
  more: Partial<Omit<Draft, 'address'>> & { readonly address?: Partial<Address> },
) => void;

export const emptyDraft = (mobile: string, language: Lang): Draft => ({
  ...{ mobile, name: '', language, serviceId: undefined, option: undefined, chosen: [] },
  address: {
    ...{ pincode: '', city: '', state: '', society: '', wing: '', flat: '' },
    ...{ street: '', landmark: '' },
  },
  ...{ date: '', moreDates: [], time: '', method: 'cash' },
});

/** The one word for what is booked: the option, and what was chosen beside it. */
export const bookedAs = ({ option, chosen }: Pick<Draft, 'option' | 'chosen'>): string | null =>
  joinedKeys([option, ...chosen]);

/** The price of one day of what was chosen, from the catalogue of this moment. The server verifies it. */
export const priceOf = (service: CatalogueItem | undefined, draft: Draft): number | undefined =>
  soldAs(service, bookedAs(draft)).dayPrice;

/** How long one day of it takes. */
export function minutesOf(
  { durationMinutes, options, choices }: OutputOf<typeof readServiceChoices>,
  { option, chosen }: Draft,
): number {
  const base = options.find(({ key }) => key === option)?.durationMinutes ?? durationMinutes;
  const items = chosenItems(choices, chosen) ?? [];
  return items.reduce((sum, { minutes }) => sum + minutes, base);
}

/** Everything is there that a booking needs. */
export const isWhole = ({ mobile, address, date, time }: Draft): boolean =>
  isMobile(mobile) && address.street.trim() !== '' && address.city !== '' && !!date && !!time;

/** Parts that nobody has named are left out. */
export function wishOf(draft: Draft, shownPricePaise: number) {
  const { society, wing, flat, ...place } = draft.address;
  const option = bookedAs(draft);
  return {
    ...{ serviceId: draft.serviceId ?? 0, date: draft.date, time: draft.time, shownPricePaise },
    ...(option && { option }),
    ...(draft.moreDates.length > 0 && { moreDates: [...draft.moreDates] }),
    address: {
      ...place,
      ...(society && { society }),
      ...(wing && { wing }),
      ...(flat && { flat }),
    },
    paymentMethod: draft.method,
    ...{ mobile: draft.mobile, language: draft.language },
    ...(draft.name.trim() && { name: draft.name.trim() }),
  };
}
