import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import type { Identifier } from './identifier.ts';
import { isThisMachine, networkOf } from './network.ts';

/** At most `attempts` in each window of `windowMs`; windows are cut out of the clock, the same for everybody. */
export type Limit = { readonly attempts: number; readonly windowMs: number };

/**
 * Every number in one place. Counted are attempts, not failures, and before anything is verified; a successful sign-in
 * gives its own attempt back. Addresses are generous, because a mobile network puts thousands of people behind one.
 */
export const limits = {
  /** One guesser at one account. */
  'sign-in/identifier-and-address': { attempts: 10, windowMs: 15 * MINUTE },
  /** Many guessers at one account; wide enough that one of them alone can't lock its owner out. */
  'sign-in/identifier': { attempts: 50, windowMs: HOUR },
  /** One guesser at many accounts. */
  'sign-in/address': { attempts: 100, windowMs: 15 * MINUTE },
  'sign-in/this-machine': { attempts: 1000, windowMs: 15 * MINUTE },
  'sign-up/email': { attempts: 10, windowMs: HOUR },
  'sign-up/address': { attempts: 100, windowMs: HOUR },
  'sign-up/this-machine': { attempts: 1000, windowMs: HOUR },
  'call-back/address': { attempts: 10, windowMs: HOUR },
  'call-back/this-machine': { attempts: 100, windowMs: HOUR },
  /** Codes and links sent to one mobile or e-mail address: nobody's telephone is to ring all day (ruling R14). */
  'code/destination': { attempts: 6, windowMs: HOUR },
  'code/destination-day': { attempts: 15, windowMs: DAY },
  /** Codes asked for from one address, each of which costs us money. */
  'code/address': { attempts: 60, windowMs: HOUR },
  'code/address-day': { attempts: 300, windowMs: DAY },
  'code/this-machine': { attempts: 600, windowMs: HOUR },
  /** Guesses at the passwords of the accounts that claim a mobile, by the person who has proven it. */
  'join/person': { attempts: 10, windowMs: HOUR },
  /** Passwords shown once more by somebody who is signed in: a browser left open is no place for guessing. */
  'confirm/person': { attempts: 10, windowMs: HOUR },
  /** All of one's own data: each gathers from every table. */
  'download/person': { attempts: 6, windowMs: HOUR },
  /** Pictures of oneself: each is drawn anew. */
  'profile-image/person': { attempts: 60, windowMs: HOUR },
  /** Orders asked for: each is a call to the gateway. */
  'payment/person': { attempts: 30, windowMs: HOUR },
  /** Names asked for by UPI id: each is a call, and tells a name. */
  'upi-name/person': { attempts: 10, windowMs: HOUR },
  /** Ways out to another company: each leaves a row for a day. */
  'social/address': { attempts: 200, windowMs: HOUR },
  'social/this-machine': { attempts: 2000, windowMs: HOUR },
  /** Codes to an address that is not the account's own: they must not use up what its owner needs to sign in. */
  'foreign-code/destination-day': { attempts: 5, windowMs: DAY },
  'foreign-code/person-day': { attempts: 10, windowMs: DAY },
  /** Six digits at a gate: one guard asks a few times an hour, and gets back what he asks with a pass that we know. */
  'gate/address': { attempts: 20, windowMs: 15 * MINUTE },
  'gate/this-machine': { attempts: 200, windowMs: 15 * MINUTE },
  /** Many guessers at the gates of one pincode; a pass that is scanned is not counted here. */
  'gate/pincode': { attempts: 300, windowMs: HOUR },
  /** One pass that we know: more often no gate asks, and then what is asked counts like a guess. */
  'gate/pass': { attempts: 60, windowMs: 15 * MINUTE },
  /** That it was asked for, and what was said, is written down (which every open page hears) this often. */
  'gate/pass-told': { attempts: 1, windowMs: 5 * MINUTE },
  /** Shared visits looked at: a page asks once and comes back whenever its line breaks. */
  'follow/address': { attempts: 600, windowMs: HOUR },
  'follow/this-machine': { attempts: 6000, windowMs: HOUR },
  /** Days of an event asked about: each question counts a month of everybody's time. */
  'open-days/address': { attempts: 300, windowMs: 15 * MINUTE },
  'open-days/this-machine': { attempts: 3000, windowMs: 15 * MINUTE },
  'custom-token/address': { attempts: 100, windowMs: HOUR },
  'custom-token/this-machine': { attempts: 1000, windowMs: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** The longest window: a bucket older than this counts nothing any more. */
export const LONGEST_WINDOW = DAY;

/** One thing that is counted: a limit, and whom it is about. */
export type Bucket = { readonly limit: LimitName; readonly subject: string };

export const signInBuckets = ({ value }: Identifier, address: string): Bucket[] => [
  { limit: 'sign-in/identifier-and-address', subject: `${value} ${networkOf(address)}` },
  { limit: 'sign-in/identifier', subject: value },
  addressBucket('sign-in', address),
];

export const signUpBuckets = (email: string, address: string): Bucket[] => [
  { limit: 'sign-up/email', subject: email },
  addressBucket('sign-up', address),
];

export const callBackBuckets = (address: string): Bucket[] => [addressBucket('call-back', address)];

export function codeBuckets(destination: string, address: string): Bucket[] {
  const network = networkOf(address);
  return [
    { limit: 'code/destination', subject: destination },
    { limit: 'code/destination-day', subject: destination },
    addressBucket('code', address),
    ...(isThisMachine(network) ? [] : [{ limit: 'code/address-day', subject: network } as const]),
  ];
}

export const joinBuckets = (personId: string): Bucket[] => [
  { limit: 'join/person', subject: personId },
];

export const confirmBuckets = (personId: string): Bucket[] => [
  { limit: 'confirm/person', subject: personId },
];

export const downloadBuckets = (personId: string): Bucket[] => [
  { limit: 'download/person', subject: personId },
];

export const paymentBuckets = (personId: string): Bucket[] => [
  { limit: 'payment/person', subject: personId },
];

export const upiNameBuckets = (personId: string): Bucket[] => [
  { limit: 'upi-name/person', subject: personId },
];

export const socialBuckets = (address: string): Bucket[] => [addressBucket('social', address)];

export const followBuckets = (address: string): Bucket[] => [addressBucket('follow', address)];

export const openDaysBuckets = (address: string): Bucket[] => [addressBucket('open-days', address)];

/** A code that somebody signed in has sent to an address which is not (yet) his. */
export const foreignCodeBuckets = (
  destination: string,
  personId: string,
  address: string,
): Bucket[] => [
  { limit: 'foreign-code/destination-day', subject: destination },
  { limit: 'foreign-code/person-day', subject: personId },
  ...codeBuckets(destination, address).filter(({ limit }) => !limit.startsWith('code/destination')),
];

export const gateBuckets = (address: string, pincode: string | undefined): Bucket[] => [
  addressBucket('gate', address),
  ...(pincode === undefined ? [] : [{ limit: 'gate/pincode', subject: pincode } as const]),
];

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
  queuedAction:
    | 'sign-in'
    | 'sign-up'
    | 'call-back'
    | 'code'
    | 'custom-token'
    | 'social'
    | 'gate'
    | 'follow'
    | 'open-days',
  address: string,
): Bucket {
  const network = networkOf(address);
  return {
    limit: `${queuedAction}/${isThisMachine(network) ? 'this-machine' : 'address'}`,
    subject: network,
  };
}

/** When the window that `now` lies in began. */
export function windowStart(limit: LimitName, now: Instant): Instant {
  const { windowMs } = limits[limit];
  return Math.floor(now / windowMs) * windowMs;
}

/** A bucket with its attempts, the present one included. */
export type Counted = { readonly limit: LimitName; readonly attempts: number };

/** Whether what is counted has not been too often yet. */
export const isWithin = (limit: LimitName, counted: readonly Counted[]): boolean =>
  counted.every((one) => one.limit !== limit || one.attempts <= limits[limit].attempts);

/** Refused when any bucket is over its limit; the longest of their windows says when to come back. */
export function decideAttempt(
  counted: readonly Counted[],
  now: Instant,
): Outcome<void, 'too-many-requests'> {
  const waits = counted
    .filter(({ limit, attempts }) => attempts > limits[limit].attempts)
    .map(({ limit }) => windowStart(limit, now) + limits[limit].windowMs - now);
  if (waits.length === 0) return accept(undefined);
  return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(Math.max(...waits) / 1000) });
}

/**
 * After a success the guesser's own counter starts afresh, but only when the identifier names one account: a stranger
 * who claims somebody's mobile could else clear that owner's counter with his own password, and guess without end.
 */
export function bucketsToClear(buckets: readonly Bucket[], accountsNamed: number): Bucket[] {
  if (accountsNamed !== 1) return [];
  return buckets.filter(({ limit }) => limit === 'sign-in/identifier-and-address');
}
