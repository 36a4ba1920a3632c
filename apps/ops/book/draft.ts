import type { Address } from '#contract/fields/address.ts';
import { isMobile } from '#contract/fields/mobile.ts';
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
  readonly address: Address;
  readonly date: string;
  /** Further days of an event, at the same time, in their order. */
  readonly moreDates: readonly string[];
  readonly time: string;
  readonly method: PaymentMethod;
};

/** A service on sale, in the language of the console. */
export type Named = CatalogueItem & { readonly name: string; readonly category: Category };

export type Change = (more: Partial<Draft>) => void;

export const emptyDraft = (mobile: string, language: Lang): Draft => ({
  ...{ mobile, name: '', language, serviceId: undefined, option: undefined },
  address: { street: '', city: '', state: '', pincode: '', landmark: '' },
  ...{ date: '', moreDates: [], time: '', method: 'cash' },
});

/** The price of one day of the chosen service, from the catalogue of this moment. */
export function priceOf(
  service: CatalogueItem | undefined,
  option: string | undefined,
): number | undefined {
  if (!service) return undefined;
  if (service.options.length === 0) return service.pricePaise;
  return service.options.find(({ key }) => key === option)?.pricePaise;
}

/** Everything is there that a booking needs. */
export const isWhole = ({ mobile, address, date, time }: Draft): boolean =>
  isMobile(mobile) && address.street.trim() !== '' && address.city !== '' && !!date && !!time;

/** Parts that nobody has named are left out. */
export function wishOf(draft: Draft, shownPricePaise: number) {
  const { society, wing, flat, ...place } = draft.address;
  return {
    ...{ serviceId: draft.serviceId ?? 0, date: draft.date, time: draft.time, shownPricePaise },
    ...(draft.option && { option: draft.option }),
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
