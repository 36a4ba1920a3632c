import {
  type Choice,
  chosenItems,
  joinedKeys,
  keysOf,
  optionOf,
} from '#contract/catalogue/choices.ts';
import type { Category } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

export type ServiceOption = {
  readonly key: string;
  readonly available: boolean;
  readonly pricePaise: Paise;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

export type Service = {
  readonly id: number;
  readonly slug: string;
  /** Names the terms that it is sold under. */
  readonly category: Category;
  readonly pricePaise: Paise;
  readonly durationMinutes: number;
  readonly teamSize: number;
  readonly laborCharges: boolean;
  readonly initialRating: number;
  /** The key of its drawing. */
  readonly art: string | null;
  readonly options: readonly ServiceOption[];
  readonly choices: readonly Choice[];
};

/** The thing really sold: a service or one of its options, with the chosen items, at its price, with its length and its team. */
export type Offer = {
  readonly service: Service;
  /** The keys of the option and of the items. */
  readonly option: string | null;
  readonly pricePaise: Paise;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

/** A service that has options is booked as one of them (ruling R17). */
export function decideOffer(
  services: readonly Service[],
  serviceId: number,
  booked: string | undefined,
): Outcome<Offer, 'service-unknown' | 'option-missing' | 'option-unavailable'> {
  const service = services.find(({ id }) => id === serviceId);
  if (!service) return refuse('service-unknown');
  const keys = keysOf(booked);
  const hasOptions = service.options.length > 0;
  if (hasOptions && keys.length === 0) return refuse('option-missing');
  const sold = hasOptions
    ? service.options.find(({ key, available }) => key === keys[0] && available)
    : service;
  const chosen = chosenItems(service.choices, hasOptions ? keys.slice(1) : keys);
  if (!sold || !chosen) return refuse('option-unavailable');
  const added = (of: 'pricePaise' | 'minutes') => chosen.reduce((sum, item) => sum + item[of], 0);
  // The order is the catalogue's, however the keys were sent: tax and pay go by the first.
  const option = joinedKeys([hasOptions ? keys[0] : null, ...chosen.map(({ key }) => key)]);
  return accept({
    ...{ service, option, teamSize: sold.teamSize },
    pricePaise: sold.pricePaise + added('pricePaise'),
    durationMinutes: sold.durationMinutes + added('minutes'),
  });
}

/** How many come to what was booked, whether or not that option is still on offer. */
export function teamSoldOf(
  services: readonly Service[],
  { serviceId, option }: { readonly serviceId: number; readonly option: string | null },
): number | undefined {
  const service = services.find(({ id }) => id === serviceId);
  if (!service || service.options.length === 0) return service?.teamSize;
  return service.options.find(({ key }) => key === optionOf(option))?.teamSize;
}

/** Before a person has chosen an option the dearest one stands for the service, as on its card. */
export function defaultOption(service: Service): string | undefined {
  const available = service.options.filter((option) => option.available);
  return available.reduce<ServiceOption | undefined>(
    (best, option) => (best && best.pricePaise >= option.pricePaise ? best : option),
    undefined,
  )?.key;
}

/** The option that free hours are looked for as: where nothing or only items were chosen, that of the card comes before them. */
export function optionToLookFor(
  service: Service | undefined,
  booked: string | undefined,
): string | undefined {
  const keys = keysOf(booked);
  if (!service || service.options.some(({ key }) => keys.includes(key))) return booked;
  return joinedKeys([defaultOption(service), ...keys]) ?? undefined;
}

/** The options that can be had, as they are charged. */
export const soldOptions = ({ options }: Service) =>
  options
    .filter(({ available }) => available)
    .map(({ key, pricePaise, durationMinutes, teamSize }) => ({
      ...{ key, pricePaise, durationMinutes, teamSize },
    }));
