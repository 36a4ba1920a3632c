import type { GatewayAccount } from '../account.ts';

/** Nobody has an account there: it is always simulated. */
export const sandbox: GatewayAccount<never> = {
  variables: [],
  needed: [],
  read: () => undefined,
  fees: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
};
