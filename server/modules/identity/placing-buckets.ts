import { isThisMachine, networkOf, rangeOf } from './network.ts';
import type { Bucket, Counted } from './throttling.ts';

type Placing = {
  readonly mobile: string | null;
  /** The mobile is proven to be theirs, and it is they who book. */
  readonly isOwner: boolean;
  /** The home that somebody is to come to. */
  readonly door: string;
  readonly address: string;
  /** New here and never served: of them it is counted where they come from, and how many they are. */
  readonly isNewcomer: boolean;
};

export const placingBuckets = (placing: Placing): Bucket[] => [
  ...mobileBuckets(placing),
  { limit: 'place/door-day', subject: placing.door },
  ...(placing.isNewcomer ? newcomerBuckets(placing.address) : []),
];

/** A stranger who types somebody's mobile or door uses nothing up of those to whom it belongs. */
function mobileBuckets({ mobile, isOwner, door }: Placing): Bucket[] {
  const shared = { limit: 'place/door-unproven-day', subject: door } as const;
  if (mobile === null) return [shared];
  if (!isOwner) return [{ limit: 'place/mobile', subject: mobile }, shared];
  return [
    { limit: 'place/mobile', subject: `${mobile} of its owner` },
    { limit: 'place/door-and-owner-day', subject: `${door} ${mobile}` },
  ];
}

const newcomerBuckets = (address: string): Bucket[] => [
  ...(isThisMachine(networkOf(address))
    ? []
    : ([
        { limit: 'place/network', subject: networkOf(address) },
        { limit: 'place/range', subject: rangeOf(address) },
      ] as const)),
  { limit: 'place/newcomers', subject: 'all' },
];

/** The number from which on a new customer has work to do before the next booking. */
const EASY = { 'place/network': 6, 'place/range': 30, 'place/newcomers': 30 } as const;

export const needsWork = (counted: readonly Counted[]): boolean =>
  counted.some(
    ({ limit, attempts }) => limit in EASY && attempts > EASY[limit as keyof typeof EASY],
  );
