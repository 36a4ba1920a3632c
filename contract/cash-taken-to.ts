/** Where cash that a Karigar hands in lies afterwards: with us, or he has paid it into our account himself. */
export const CASH_TAKEN_TO = ['office', 'bank'] as const;
export type CashTakenTo = (typeof CASH_TAKEN_TO)[number];
