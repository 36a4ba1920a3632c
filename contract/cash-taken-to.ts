/** Place of the cash that a Karigar hands in: with us, or paid into our account by the Karigar. */
export const CASH_TAKEN_TO = ['office', 'bank'] as const;
export type CashTakenTo = (typeof CASH_TAKEN_TO)[number];
