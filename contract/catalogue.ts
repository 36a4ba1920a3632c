import type { Category } from './policy.ts';

/** What a religious service may be booked as (ruling R17). */
export const OPTION_KEYS = ['decoration', 'food', 'fullArrangement'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

export type ServiceSlug =
  | 'house-cleaning'
  | 'event-photography'
  | 'plumbing'
  | 'wedding-planning'
  | 'electrical-repairs'
  | 'corporate-event-management'
  | 'ganesh-chaturthi-celebration'
  | 'satyanarayan-pooja'
  | 'rudrabhishek';

export type ServiceOption = {
  readonly key: OptionKey;
  readonly priceRupees: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

export type CatalogueService = {
  readonly id: number;
  readonly slug: ServiceSlug;
  readonly category: Category;
  readonly priceRupees: number;
  /** How long a visit takes and how many Karigars it needs, unless an option says otherwise. */
  readonly durationMinutes: number;
  readonly teamSize: number;
  /** Shown until ten visits of the service have been rated (ruling R30). */
  readonly initialRating: number;
  readonly laborCharges: boolean;
  readonly options: readonly ServiceOption[];
};

const option = (
  key: OptionKey,
  priceRupees: number,
  durationMinutes: number,
  teamSize: number,
): ServiceOption => ({ key, priceRupees, durationMinutes, teamSize });

const service = (
  id: number,
  slug: ServiceSlug,
  category: Category,
  priceRupees: number,
  visit: { durationMinutes: number; teamSize: number; initialRating: number },
  extras: { laborCharges?: boolean; options?: readonly ServiceOption[] } = {},
): CatalogueService => ({
  id,
  slug,
  category,
  priceRupees,
  ...visit,
  laborCharges: extras.laborCharges ?? false,
  options: extras.options ?? [],
});

/**
 * The nine services of specification §3 as they are first seeded; afterwards the database is the truth for prices.
 * Durations and teams follow trade practice as gathered for the catalogue (2026-11) and are the owner's to confirm.
 */
export const catalogue: readonly CatalogueService[] = [
  service(1, 'house-cleaning', 'daily', 500, {
    durationMinutes: 120,
    teamSize: 1,
    initialRating: 4.8,
  }),
  service(2, 'event-photography', 'event', 2000, {
    durationMinutes: 60,
    teamSize: 1,
    initialRating: 4.9,
  }),
  service(
    3,
    'plumbing',
    'daily',
    800,
    { durationMinutes: 90, teamSize: 1, initialRating: 4.7 },
    { laborCharges: true },
  ),
  service(4, 'wedding-planning', 'event', 25000, {
    durationMinutes: 720,
    teamSize: 4,
    initialRating: 4.9,
  }),
  service(
    5,
    'electrical-repairs',
    'daily',
    600,
    { durationMinutes: 60, teamSize: 1, initialRating: 4.8 },
    { laborCharges: true },
  ),
  service(6, 'corporate-event-management', 'event', 15000, {
    durationMinutes: 480,
    teamSize: 4,
    initialRating: 4.8,
  }),
  service(
    7,
    'ganesh-chaturthi-celebration',
    'religious',
    15000,
    { durationMinutes: 240, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 5000, 180, 2),
        option('food', 7000, 240, 2),
        option('fullArrangement', 15000, 240, 3),
      ],
    },
  ),
  service(
    8,
    'satyanarayan-pooja',
    'religious',
    11000,
    { durationMinutes: 240, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 3000, 120, 2),
        option('food', 5000, 240, 2),
        option('fullArrangement', 11000, 240, 3),
      ],
    },
  ),
  service(
    9,
    'rudrabhishek',
    'religious',
    13000,
    { durationMinutes: 180, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 4000, 120, 2),
        option('food', 6000, 180, 2),
        option('fullArrangement', 13000, 180, 3),
      ],
    },
  ),
];
