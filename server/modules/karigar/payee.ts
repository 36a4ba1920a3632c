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

/** The Karigar can take a change back while it cools down, and for some days of using it. */
export const canBeUndone = (confirmedAt: Instant, now: Instant): boolean =>
  now < confirmedAt + policy.payeeUndoDays * DAY;
