/** Where cash that a Karigar hands in lies afterwards: with us, or in our account, paid in by the Karigar. */
export const CASH_TAKEN_TO = ['office', 'bank'] as const;
export type CashTakenTo = (typeof CASH_TAKEN_TO)[number];
