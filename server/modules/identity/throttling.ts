import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Identifier } from './identifier.ts';
import { type Limit, type LimitName, limits } from './limits.ts';
import { isThisMachine, networkOf, rangeOf } from './network.ts';

/** One thing that is counted: a limit, and whom it is about. */
export type Bucket = { readonly limit: LimitName; readonly subject: string };

/** The origin of a request: a network address, and a device that has been signed in there before, if any. */
export type RequestOrigin = { readonly address: string; readonly knownDevice?: string | undefined };

export function signInBuckets({ value }: Identifier, origin: RequestOrigin): Bucket[] {
  const { address, knownDevice } = origin;
  if (knownDevice !== undefined)
    return [{ limit: 'sign-in/identifier-and-device', subject: `${value} ${knownDevice}` }];
  return [
    { limit: 'sign-in/identifier-and-network', subject: `${value} ${networkOf(address)}` },
    { limit: 'sign-in/identifier-and-range', subject: `${value} ${rangeOf(address)}` },
    { limit: 'sign-in/identifier', subject: value },
    ...passkeyBuckets(address),
  ];
}

/** A passkey names nobody before it is right: what is counted is where it comes from. */
export const passkeyBuckets = (address: string): Bucket[] => [
  addressBucket('sign-in', address),
  ...rangeBucket('sign-in/range', address),
];

export const signUpBuckets = (email: string, address: string): Bucket[] => [
  { limit: 'sign-up/email-and-range', subject: `${email} ${rangeOf(address)}` },
  { limit: 'sign-up/email', subject: email },
  addressBucket('sign-up', address),
];

export const callBackBuckets = (address: string): Bucket[] => [addressBucket('call-back', address)];

export function codeBuckets(
  destination: string,
  { address, knownDevice }: RequestOrigin,
): Bucket[] {
  if (knownDevice !== undefined) {
    const subject = `${destination} ${knownDevice}`;
    return [
      { limit: 'code/destination-and-device', subject },
      { limit: 'code/destination-and-device-day', subject },
    ];
  }
  const subject = `${destination} ${rangeOf(address)}`;
  return [
    { limit: 'code/destination-and-range', subject },
    { limit: 'code/destination-and-range-day', subject },
    { limit: 'code/destination', subject: destination },
    { limit: 'code/destination-day', subject: destination },
    ...senderBuckets(address),
  ];
}

/** The messages that one place may have sent, to anybody. */
function senderBuckets(address: string): Bucket[] {
  const network = networkOf(address);
  if (isThisMachine(network)) return [addressBucket('code', address)];
  return [
    addressBucket('code', address),
    { limit: 'code/address-day', subject: network },
    ...rangeBucket('code/range', address),
  ];
}

export const joinBuckets = (personId: string): Bucket[] => [
  { limit: 'join/person', subject: personId },
];

export const secondFactorBuckets = (personId: string): Bucket[] => [
  { limit: 'second-factor/person', subject: personId },
];

export const confirmBuckets = (personId: string): Bucket[] => [
  { limit: 'confirm/person', subject: personId },
];

export const downloadBuckets = (personId: string): Bucket[] => [
  { limit: 'download/person', subject: personId },
];

export const taxDocumentBuckets = (personId: string): Bucket[] => [
  { limit: 'tax-document/person', subject: personId },
];

export const paymentBuckets = (personId: string): Bucket[] => [
  { limit: 'payment/person', subject: personId },
];

export const upiNameBuckets = (personId: string): Bucket[] => [
  { limit: 'upi-name/person', subject: personId },
];

export const socialBuckets = (address: string): Bucket[] => [addressBucket('social', address)];

export const followBuckets = (address: string): Bucket[] => [addressBucket('follow', address)];

export const calendarBuckets = (link: string): Bucket[] => [
  { limit: 'calendar/link', subject: link },
];

export const calendarGuessBuckets = (address: string): Bucket[] => [
  addressBucket('calendar', address),
];

export const openDaysBuckets = (address: string): Bucket[] => [addressBucket('open-days', address)];

/** A code that a signed-in person has sent to an address which is not (yet) theirs. */
export const foreignCodeBuckets = (
  destination: string,
  personId: string,
  address: string,
): Bucket[] => [
  {
    limit: 'foreign-code/destination-and-range-day',
    subject: `${destination} ${rangeOf(address)}`,
  },
  { limit: 'foreign-code/destination-day', subject: destination },
  { limit: 'foreign-code/person-day', subject: personId },
  ...senderBuckets(address),
];

export const gateBuckets = (address: string, pincode: string | undefined): Bucket[] => [
  addressBucket('gate', address),
  ...(pincode === undefined
    ? []
    : ([
        { limit: 'gate/pincode-and-range', subject: `${pincode} ${rangeOf(address)}` },
        { limit: 'gate/pincode', subject: pincode },
      ] as const)),
];

/** A gate with its society's link is counted by itself, wherever else people guess. */
export const gateLinkBuckets = (link: string): Bucket[] => [{ limit: 'gate/link', subject: link }];

export const gateListBuckets = (link: string): Bucket[] => [{ limit: 'gate/list', subject: link }];

/** A list asked for with what is no link is a guess like any other. */
export const gateGuessBuckets = (address: string): Bucket[] => [addressBucket('gate', address)];

export const gatePassBuckets = (pass: string, verdict: string): Bucket[] => [
  { limit: 'gate/pass', subject: pass },
  { limit: 'gate/pass-told', subject: `${pass} ${verdict}` },
];

export const customTokenBuckets = (address: string): Bucket[] => [
  addressBucket('custom-token', address),
];

/**
 * The machine's own address says little about who asks: a proxy that nobody has declared puts every customer behind it,
 * and so does a run of tests. It gets ten times the room.
 */
function addressBucket(
  action:
    | 'sign-in'
    | 'sign-up'
    | 'call-back'
    | 'code'
    | 'custom-token'
    | 'social'
    | 'gate'
    | 'follow'
    | 'calendar'
    | 'open-days',
  address: string,
): Bucket {
  const network = networkOf(address);
  return {
    limit: `${action}/${isThisMachine(network) ? 'this-machine' : 'address'}`,
    subject: network,
  };
}

/** Neighbours in the network's own book: whoever rents a server has many addresses of one range. */
const rangeBucket = (limit: 'sign-in/range' | 'code/range', address: string): Bucket[] =>
  isThisMachine(networkOf(address)) ? [] : [{ limit, subject: rangeOf(address) }];

/** When the window that `now` lies in began. */
export function windowStart(limit: LimitName, now: Instant): Instant {
  const { windowMs } = limits[limit];
  return Math.floor(now / windowMs) * windowMs;
}

/** A bucket with its attempts, the present one included, and whether it is one too many. */
export type Counted = {
  readonly limit: LimitName;
  readonly attempts: number;
  readonly isOver: boolean;
};

/** Whether what is counted has not been too often yet. */
export const isWithin = (limit: LimitName, counted: readonly Counted[]): boolean =>
  counted.every((one) => one.limit !== limit || !one.isOver);

/** Whether so many try one account, one telephone or one gate that each network has only a few tries left. */
export const isUnderStrain = (counted: readonly Counted[]): boolean =>
  counted.some(({ limit, attempts }) => {
    const { strainsFrom }: Limit = limits[limit];
    return strainsFrom !== undefined && attempts > strainsFrom;
  });

/** The capacity of a bucket when all are counted together: less for each network while one of them is under strain. */
export const mostOf = (limit: LimitName, underStrain: boolean): number => {
  const { attempts, strained }: Limit = limits[limit];
  return underStrain ? (strained ?? attempts) : attempts;
};

/** Refused when any bucket is over its limit; the longest of their windows says when to come back. */
export function decideAttempt(
  counted: readonly Counted[],
  now: Instant,
): Outcome<void, 'too-many-requests'> {
  const waits = counted
    .filter(({ isOver }) => isOver)
    .map(({ limit }) => windowStart(limit, now) + limits[limit].windowMs - now);
  if (waits.length === 0) return accept(undefined);
  return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(Math.max(...waits) / 1000) });
}
