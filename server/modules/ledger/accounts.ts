/**
 * The places where money can be. A debit is positive: what we have or may claim. A credit is negative: what we owe or
 * have earned. Together all accounts are always zero.
 */
export const ACCOUNTS = [
  'customer_advances',
  'refunds_payable',
  /** Fees that customers owe us. */
  'customer_dues',
  'cancellation_fees',
  /** Paid out by gateways. */
  'bank',
  /** Cash that Karigars have handed in, or that we have counted, and that nobody has taken to the bank yet. */
  'cash_in_hand',
  /** Fees that gateways keep for their work, and the GST on them. */
  'gateway_fees',
  'tax_on_fees',
  /** Money of our own that we pay for our failures, and what customers may still use of it. */
  'goodwill',
  'account_credit',
  /** Our own money that is set aside for work to be done again: nobody has paid it to us, so it bears no tax. */
  'rework_promised',
  /** Credit that its owners want as money. */
  'payouts_payable',
  /** Earnings of Karigars on their way to the banks. */
  'karigar_payouts_payable',
  /** Our revenue from accepted work: its price without the tax in it and without the Karigars' share. */
  'revenue',
  /** The GST in what customers paid for accepted work. */
  'gst_payable',
  /** Income tax that we have kept of what Karigars earned, and owe the State. */
  'income_tax_payable',
  /** Money paid to somebody who had no right to it. */
  'losses',
  /** Pay of Karigars out of our pocket: for visits that came to nothing, complaints that we bear, long ways and waits. */
  'visit_costs',
] as const;

/** Money that a gateway has taken for us and not yet paid out, one account for each gateway. */
export const gatewayClearing = (provider: string) => `gateway_clearing:${provider}` as const;

/**
 * The account for what we owe a Karigar for work; the one below is for what they owe us of the cash they were given.
 */
export const karigarPayable = (karigarId: number) => `karigar_payable:${karigarId}` as const;
export const cashWithKarigar = (karigarId: number) => `cash_with_karigar:${karigarId}` as const;

export type Account =
  | (typeof ACCOUNTS)[number]
  | ReturnType<typeof gatewayClearing | typeof karigarPayable | typeof cashWithKarigar>;
