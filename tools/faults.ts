import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { runCampaign } from '#testing/faults/campaign.ts';
import { runTool } from './run-tool.ts';

const BOOKINGS = 1_000;

/**
 * `npm run test:faults -- 3000 7 razorpay`: so many customers at each gateway, or at that one, with everything going
 * wrong and the server killed every few seconds, and the seed of their lives. What `npm test` does with a few.
 */
await runTool(async () => {
  const bookings = Number(process.argv[2] ?? BOOKINGS);
  const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
  const only = process.argv[4];
  for (const provider of PAYMENT_PROVIDERS.filter((one) => only === undefined || one === only)) {
    const started = performance.now();
    const result = await runCampaign({ provider, bookings, seed, isKilled: true });
    const { broken, orders, paid, refunds, kills } = result;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${broken.length === 0 ? '✓' : '✗'} ${provider}: ${bookings} bookings, ${orders} orders, ${paid} paid, ${refunds} refunds at the gateway, killed ${kills} times (seed ${seed}, ${seconds} s)`,
    );
    for (const sentence of broken) console.log(`  ${sentence}`);
    if (broken.length > 0) process.exit(1);
  }
  process.exit(0);
});
