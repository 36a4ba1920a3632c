import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';

/** The payee of a Karigar: a UPI address, or an account. */
export type Payee = {
  readonly upiAddress: string | null;
  readonly bankAccount: string | null;
  readonly ifsc: string | null;
};

type Named = { readonly [Name in keyof Payee]?: Payee[Name] | undefined };

/**
 * The payee that the Karigar has named, if it is complete enough to be paid; of the two ways the UPI address goes
 * first.
 */
export function payeeOf({ upiAddress, bankAccount, ifsc }: Named): Payee | undefined {
  if (upiAddress) return { upiAddress, bankAccount: null, ifsc: null };
  if (bankAccount && ifsc) return { upiAddress: null, bankAccount, ifsc };
  return undefined;
}

export const isSamePayee = (one: Payee | undefined, other: Payee | undefined): boolean =>
  one?.upiAddress === other?.upiAddress &&
  one?.bankAccount === other?.bankAccount &&
  one?.ifsc === other?.ifsc;

/** An account is told from another by its end. */
export const shownPayeeOf = ({ upiAddress, bankAccount, ifsc }: Payee) => ({
  upiAddress,
  accountEnding: bankAccount?.slice(-4) ?? null,
  ifsc,
});

export const payeeSeal = (id: string): string => `karigar-payee ${id}`;

const COOL_DOWN = DAY;
const COOL_DOWN_OF_A_NEW_MOBILE = 3 * DAY;

/**
 * A day passes before money goes to a new address: the Karigar has been told by then, and can call. A thief who has
 * just taken over the mobile could confirm anything, so with a new mobile it is three days.
 */
export const usableFrom = (now: Instant, mobileProvenAt: Instant): Instant =>
  Math.max(now + COOL_DOWN, Math.min(now, mobileProvenAt) + COOL_DOWN_OF_A_NEW_MOBILE);

/** Facts of a change by which operations hear of it. */
export type ChangeFacts = {
  readonly usableAt: Instant;
  readonly mobileProvenAt: Instant;
  /** An address or a mobile of theirs was changed lately. */
  readonly contactChanged: boolean;
  /** They were signed in lately on a browser that was never let in before. */
  readonly newDevice: boolean;
  /** The first time, once the account is used, that Karigars are paid. */
  readonly paydayAt: Instant;
};

/** As long as a sign-in or a changed contact counts as new. */
export const LATELY = 7 * DAY;

/**
 * The reason why somebody asks the Karigar whether the change is theirs: it looks as a thief's would, or money leaves
 * so soon that they may hear of it too late. Nothing for every other change: the Karigar is told of each.
 */
export function alarmOfChange(
  { usableAt, mobileProvenAt, contactChanged, newDevice, paydayAt }: ChangeFacts,
  now: Instant,
): 'new-contact' | 'new-device' | 'paid-soon' | undefined {
  if (contactChanged || mobileProvenAt > now - LATELY) return 'new-contact';
  if (newDevice) return 'new-device';
  return paydayAt - usableAt < DAY ? 'paid-soon' : undefined;
}

/** The Karigar can take a change back while it cools down, and for some days of using it. */
export const canBeUndone = (confirmedAt: Instant, now: Instant): boolean =>
  now < confirmedAt + policy.payeeUndoDays * DAY;
