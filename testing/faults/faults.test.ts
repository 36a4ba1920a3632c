import { expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { runCampaign } from './campaign.ts';

/** `npm run test:faults` does this with thousands of payments. */
test.each(PAYMENT_PROVIDERS)(
  'whatever goes wrong at %s, in the end its book and ours say the same',
  async (provider) => {
    const result = await runCampaign({ provider, bookings: 12, seed: 20_261_121 });
    expect(result.broken).toEqual([]);
    expect(result.paid).toBeGreaterThan(3);
    expect(result.refunds).toBeGreaterThan(0);
  },
);
