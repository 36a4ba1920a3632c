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
};

/** The thing really sold: a service, or one of its options, with its price, its length and its team. */
export type Offer = {
  readonly service: Service;
  readonly option: string | null;
  readonly pricePaise: Paise;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

/** A service that has options is booked as one of them (ruling R17). */
export function decideOffer(
  services: readonly Service[],
  serviceId: number,
  key: string | undefined,
): Outcome<Offer, 'service-unknown' | 'option-missing' | 'option-unavailable'> {
  const service = services.find(({ id }) => id === serviceId);
  if (!service) return refuse('service-unknown');
  if (service.options.length === 0) {
    return key ? refuse('option-unavailable') : accept(offerOf(service, null, service));
  }
  if (!key) return refuse('option-missing');
  const option = service.options.find((candidate) => candidate.key === key && candidate.available);
  return option ? accept(offerOf(service, key, option)) : refuse('option-unavailable');
}

/** How many come to what was booked, whether or not that option is still on offer. */
export function teamSoldOf(
  services: readonly Service[],
  { serviceId, option }: { readonly serviceId: number; readonly option: string | null },
): number | undefined {
  const service = services.find(({ id }) => id === serviceId);
  const sold = option === null ? service : service?.options.find(({ key }) => key === option);
  return sold?.teamSize;
}

/** Before a person has chosen an option the dearest one stands for the service, as on its card. */
export function defaultOption(service: Service): string | undefined {
  const available = service.options.filter((option) => option.available);
  return available.reduce<ServiceOption | undefined>(
    (best, option) => (best && best.pricePaise >= option.pricePaise ? best : option),
    undefined,
  )?.key;
}

/** The options that can be had, as they are charged. */
export const soldOptions = ({ options }: Service) =>
  options
    .filter(({ available }) => available)
    .map(({ key, pricePaise, durationMinutes, teamSize }) => ({
      ...{ key, pricePaise, durationMinutes, teamSize },
    }));

const offerOf = (
  service: Service,
  option: string | null,
  terms: Pick<Offer, 'pricePaise' | 'durationMinutes' | 'teamSize'>,
): Offer => ({
  service,
  option,
  pricePaise: terms.pricePaise,
  durationMinutes: terms.durationMinutes,
  teamSize: terms.teamSize,
});
