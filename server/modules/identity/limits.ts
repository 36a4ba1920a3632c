import { DAY, HOUR, MINUTE } from '#kernel/time.ts';

/** At most `attempts` in each window of `windowMs`; windows are cut out of the clock, the same for everybody. */
export type Limit = {
  readonly attempts: number;
  readonly windowMs: number;
  /** A total over everybody: from so many on it is under strain, and each network has only its `strained` tries left. */
  readonly strainsFrom?: number;
  readonly strained?: number;
};

/**
 * Every number in one place. Counted are attempts that were let through, not failures, and before anything is verified; a
 * successful sign-in gives its own attempt back. A refused attempt fills nothing, so nobody uses up what is somebody
 * else's. Addresses are generous, because a mobile network puts thousands of people behind one.
 *
 * What is counted of one account or one telephone over everybody has no wall that a stranger can run the owner into:
 * first it is narrowed to a few tries for each network, only far above that it is closed, and never for a device that has
 * been let in there before.
 */
export const limits = {
  /** A device that this account has been entered on before: whatever others do, it has its own tries. */
  'sign-in/identifier-and-device': { attempts: 10, windowMs: 15 * MINUTE },
  /** One guesser at one account. */
  'sign-in/identifier-and-network': { attempts: 10, windowMs: 15 * MINUTE },
  'sign-in/identifier-and-range': { attempts: 40, windowMs: HOUR, strained: 3 },
  /** Many guessers at one account. */
  'sign-in/identifier': { attempts: 500, windowMs: HOUR, strainsFrom: 50 },
  /** One guesser at many accounts. */
  'sign-in/address': { attempts: 100, windowMs: 15 * MINUTE },
  'sign-in/range': { attempts: 400, windowMs: 15 * MINUTE },
  'sign-in/this-machine': { attempts: 1000, windowMs: 15 * MINUTE },
  'sign-up/email-and-range': { attempts: 10, windowMs: HOUR, strained: 2 },
  'sign-up/email': { attempts: 100, windowMs: HOUR, strainsFrom: 10 },
  'sign-up/address': { attempts: 100, windowMs: HOUR },
  'sign-up/this-machine': { attempts: 1000, windowMs: HOUR },
  'call-back/address': { attempts: 10, windowMs: HOUR },
  'call-back/this-machine': { attempts: 100, windowMs: HOUR },
  /** Codes and links sent to one mobile or e-mail address: nobody's telephone is to ring all day (ruling R14). */
  'code/destination-and-device': { attempts: 6, windowMs: HOUR },
  'code/destination-and-device-day': { attempts: 15, windowMs: DAY },
  'code/destination-and-range': { attempts: 6, windowMs: HOUR, strained: 1 },
  'code/destination-and-range-day': { attempts: 15, windowMs: DAY, strained: 2 },
  'code/destination': { attempts: 20, windowMs: HOUR, strainsFrom: 6 },
  'code/destination-day': { attempts: 60, windowMs: DAY, strainsFrom: 15 },
  /** Codes asked for from one address, each of which costs us money. */
  'code/address': { attempts: 60, windowMs: HOUR },
  'code/address-day': { attempts: 300, windowMs: DAY },
  'code/range': { attempts: 240, windowMs: HOUR },
  'code/this-machine': { attempts: 600, windowMs: HOUR },
  /** Guesses at the passwords of the accounts that claim a mobile, by the person who has proven it. */
  'join/person': { attempts: 10, windowMs: HOUR },
  /** Second factors shown by somebody of operations: six digits are soon guessed. */
  'second-factor/person': { attempts: 10, windowMs: 15 * MINUTE },
  /** Passwords shown once more by somebody who is signed in: a browser left open is no place for guessing. */
  'confirm/person': { attempts: 10, windowMs: HOUR },
  /** All of one's own data: each gathers from every table. */
  'download/person': { attempts: 6, windowMs: HOUR },
  /** Receipts, invoices and weekly statements as PDF, each language drawn for itself; what is drawn already is not counted. */
  'tax-document/person': { attempts: 40, windowMs: HOUR },
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
  'foreign-code/destination-and-range-day': { attempts: 5, windowMs: DAY, strained: 2 },
  'foreign-code/destination-day': { attempts: 15, windowMs: DAY, strainsFrom: 5 },
  'foreign-code/person-day': { attempts: 10, windowMs: DAY },
  /**
   * Bookings placed under one mobile, and at one door: the largest family books less. Those who only type a mobile or a door
   * are counted apart from its owner, who always has a few tries left.
   */
  'place/mobile': { attempts: 30, windowMs: HOUR },
  'place/door-unproven-day': { attempts: 40, windowMs: DAY },
  'place/door-and-owner-day': { attempts: 40, windowMs: DAY, strained: 6 },
  'place/door-day': { attempts: 400, windowMs: DAY, strainsFrom: 40 },
  /**
   * The new accounts from one place; and all of them. Above sixty cash is paused for them, and each network has a few tries left to
   * book and pay online: whoever fills the total from many networks closes the door to nobody else.
   */
  'place/network': { attempts: 40, windowMs: HOUR, strained: 6 },
  'place/range': { attempts: 120, windowMs: HOUR, strained: 18 },
  'place/newcomers': { attempts: 180, windowMs: 10 * MINUTE, strainsFrom: 60 },
  /**
   * Six digits at a gate: one guard asks a few times an hour, and an attempt with a pass that we know is given back.
   */
  'gate/address': { attempts: 20, windowMs: 15 * MINUTE },
  'gate/this-machine': { attempts: 200, windowMs: 15 * MINUTE },
  /** Many guessers at the gates of one pincode; a pass that is scanned is not counted here. */
  'gate/pincode-and-range': { attempts: 80, windowMs: HOUR, strained: 5 },
  'gate/pincode': { attempts: 30_000, windowMs: HOUR, strainsFrom: 300 },
  /** Wrong codes at a gate that has its society's link: nobody else can use them up. */
  'gate/link': { attempts: 200, windowMs: 15 * MINUTE },
  /** Lists of who is expected: a gate's phone asks each minute, and there may be several gates. */
  'gate/list': { attempts: 200, windowMs: 15 * MINUTE },
  /** One pass that we know: more often no gate asks, and then what is asked counts like a guess. */
  'gate/pass': { attempts: 60, windowMs: 15 * MINUTE },
  /** A request and its answer are written down (which every open page hears) this often. */
  'gate/pass-told': { attempts: 1, windowMs: 5 * MINUTE },
  /** Shared visits looked at: a page asks once and comes back whenever its line breaks. */
  'follow/address': { attempts: 600, windowMs: HOUR },
  'follow/this-machine': { attempts: 6000, windowMs: HOUR },
  /** A calendar asks every few minutes at the most; addresses that ask with links that open nothing are counted by themselves. */
  'calendar/link': { attempts: 120, windowMs: HOUR },
  'calendar/address': { attempts: 100, windowMs: HOUR },
  'calendar/this-machine': { attempts: 1000, windowMs: HOUR },
  /** All that comes with one key; and what an integrator books for one mobile, each of which is a message to it. */
  'key/requests': { attempts: 600, windowMs: 10 * MINUTE },
  'key/placings': { attempts: 120, windowMs: HOUR },
  'key/mobile-day': { attempts: 6, windowMs: DAY },
  /** Days of an event asked about: each question counts a month of everybody's time. */
  'open-days/address': { attempts: 300, windowMs: 15 * MINUTE },
  'open-days/this-machine': { attempts: 3000, windowMs: 15 * MINUTE },
  'custom-token/address': { attempts: 100, windowMs: HOUR },
  'custom-token/this-machine': { attempts: 1000, windowMs: HOUR },
  /**
   * Everything that somebody signed in writes, refused or not, as one server has counted it in its memory: a Karigar who comes
   * back from a day without a network sends far less, and so does a desk of operations that works through a list.
   */
  'write/person': { attempts: 600, windowMs: 10 * MINUTE },
  'write/operations': { attempts: 3_000, windowMs: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** The longest window: a bucket older than this counts nothing any more. */
export const LONGEST_WINDOW = DAY;
