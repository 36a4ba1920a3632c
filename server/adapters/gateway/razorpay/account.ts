import { type GatewayAccount, readTogether } from '../account.ts';

export type RazorpayAccount = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
};

const NEEDED = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

export const razorpay: GatewayAccount<RazorpayAccount> = {
  variables: [
    { name: 'RAZORPAY_KEY_ID', says: 'The three of Razorpay belong together.' },
    { name: 'RAZORPAY_KEY_SECRET', says: 'See above.', secret: true },
    { name: 'RAZORPAY_WEBHOOK_SECRET', says: 'See above.', secret: true },
  ],
  needed: NEEDED,
  read(environment) {
    const [keyId, keySecret, webhookSecret] = readTogether(environment, NEEDED) ?? [];
    if (!keyId || !keySecret || !webhookSecret) return undefined;
    return { keyId, keySecret, webhookSecret };
  },
  fees: [{ from: '2026-01-01', mostFeePercent: 2.5, taxPercent: 18 }],
};
