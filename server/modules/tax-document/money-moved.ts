import type { Paise } from '#kernel/money.ts';

/** An entry of the ledger, as tax documents see it. */
export type Posted = {
  readonly eventId: number;
  readonly lines: readonly { readonly account: string; readonly amountPaise: Paise }[];
};

export type MoneyMoved = {
  /** Came in for a service that is still to be done, or to be invoiced. */
  readonly receivedPaise: Paise;
  /** The part of the money received that went back to the customer, or paid what they owed already. */
  readonly returnedPaise: Paise;
  /** Earned, by a service or as a fee; negative when it was given up again. */
  readonly earnedPaise: Paise;
  /** How much of that the customer had paid before. */
  readonly earnedAdvancePaise: Paise;
};

type Side = 'advance' | 'dues' | 'theirs' | 'money' | 'goodwill' | 'ours';

/**
 * On whose side an account is. The names are the ledger's; a test holds this table against them, so that a new account
 * cannot be forgotten here.
 */
export const SIDES: Readonly<Record<string, Side>> = {
  customer_advances: 'advance',
  customer_dues: 'dues',
  refunds_payable: 'theirs',
  account_credit: 'theirs',
  payouts_payable: 'theirs',
  bank: 'money',
  gateway_clearing: 'money',
  cash_with_karigar: 'money',
  cash_in_hand: 'money',
  gateway_fees: 'money',
  tax_on_fees: 'money',
  goodwill: 'goodwill',
  rework_promised: 'goodwill',
  cancellation_fees: 'ours',
  revenue: 'ours',
  gst_payable: 'ours',
  karigar_payable: 'ours',
  karigar_payouts_payable: 'ours',
  income_tax_payable: 'ours',
  visit_costs: 'ours',
  losses: 'ours',
};

export function moneyMoved(entries: readonly Posted[]): MoneyMoved {
  const each = entries.map(({ lines }) => oneEntry(lines));
  const sum = (name: keyof MoneyMoved) => each.reduce((total, one) => total + one[name], 0);
  return {
    receivedPaise: sum('receivedPaise'),
    returnedPaise: sum('returnedPaise'),
    earnedPaise: sum('earnedPaise'),
    earnedAdvancePaise: sum('earnedAdvancePaise'),
  };
}

function oneEntry(lines: Posted['lines']): MoneyMoved {
  const on = (side: Side): Paise =>
    lines
      .filter(({ account }) => sideOf(account) === side)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const [advance, dues] = [on('advance'), on('dues')];
  const nothing = { receivedPaise: 0, returnedPaise: 0, earnedPaise: 0, earnedAdvancePaise: 0 };
  // Money comes in: it was not the customer's before, or was theirs as credit.
  if (advance < 0) return { ...nothing, receivedPaise: -advance };
  // The sum posted to the customer's accounts, to money and to goodwill was earned; below zero it was given up.
  const earnedPaise = advance + dues + on('theirs') + on('money') + on('goodwill');
  if (!lines.some(({ account }) => ['advance', 'dues', 'theirs'].includes(sideOf(account))))
    return nothing;
  const earnedAdvancePaise = earnedPaise > 0 ? earnedPaise - Math.max(dues, 0) : 0;
  return {
    ...nothing,
    returnedPaise: advance - earnedAdvancePaise,
    earnedPaise,
    earnedAdvancePaise,
  };
}

function sideOf(account: string): Side {
  const side = SIDES[account.replace(/:.*/, '')];
  if (!side) throw new Error(`The ledger account ${account} has no side in tax documents`);
  return side;
}
