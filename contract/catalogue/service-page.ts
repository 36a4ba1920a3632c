import type { DayMark } from '../public/read-day-marks.ts';
import type { Rate } from '../rate-card.ts';
import type { RatingWords } from '../visit.ts';
import type { Choice } from './choices.ts';
import type { ServiceJob, ServicePageWords } from './words.ts';

/** Price, duration and team of one option. */
type Sold = {
  readonly pricePaise: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

/** The facts behind the page of a service; names are words of the catalogue, which the page has beside it. */
export type ServicePageFacts = Sold & {
  readonly id: number;
  readonly slug: string;
  /** Names the terms that it is sold under. */
  readonly category: string;
  readonly laborCharges: boolean;
  /** The options on sale, as they are charged. */
  readonly options: readonly (Sold & { readonly key: string })[];
  readonly jobs: readonly ServiceJob[];
  readonly choices: readonly Choice[];
  /** The next days of the almanac, for a service whose day is chosen by it. */
  readonly days: readonly { readonly date: string; readonly mark: DayMark }[];
  /** Nothing, for a service of which nobody has written more than its name. */
  readonly page: ServicePageWords | undefined;
  readonly rating: number;
  /** Null while the rating is our own first figure (ruling R30). */
  readonly ratingCount: number | null;
  readonly figures: ServiceFigures;
  /** Related services, the nearest first. */
  readonly related: readonly {
    readonly slug: string;
    readonly category: string;
    readonly pricePaise: number;
  }[];
};

export type ServiceFigures = {
  /** How many visits were rated with one star, two, and so on. */
  readonly stars: readonly number[];
  /** The words that customers chose beside them. */
  readonly words: RatingWords;
  /** On the roster for this service. */
  readonly karigars: number;
  /** How many of them had their identity checked, and on which days (ruling R50). */
  readonly checked: {
    readonly count: number;
    readonly from: string;
    readonly until: string;
  } | null;
  /** The rate card: parts and extra work, as a Karigar proposes them at the visit. */
  readonly rates: readonly Pick<Rate, 'key' | 'unit' | 'pricePaise' | 'names'>[];
};

export const NO_FIGURES: ServiceFigures = {
  stars: [0, 0, 0, 0, 0],
  words: {},
  karigars: 0,
  checked: null,
  rates: [],
};

/** The address of a service's page. */
export const servicePath = (slug: string): string => `/services/${slug}`;

/** Its page as the draft would make it, for whoever works on the catalogue. */
export const servicePreviewPath = (slug: string): string => `/ops/preview${servicePath(slug)}`;

type Choices = { option?: string; date?: string; time?: string; pincode?: string; again?: string };

/** Address at which a service is booked, with the choices made on its page, or once more as an earlier booking was. */
export const bookingPath = (slug: string, choice: Choices = {}): string =>
  `/main?${new URLSearchParams({ book: slug, ...choice })}`;
