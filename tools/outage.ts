import { letOutsideFail } from '#testing/outage/outage.ts';
import type { Owed } from '#testing/outage/owed.ts';
import { runTool } from './run-tool.ts';

const MINUTES = 60;

/**
 * `npm run test:outage -- <minutes>`: the gateway, mail, SMS and WhatsApp answer nobody for an hour while people book and call off.
 * Afterwards every refund is made and every message that stays true has arrived.
 */
await runTool(async () => {
  const minutes = Number(process.argv[2] ?? MINUTES);
  const seen = await letOutsideFail(minutes, (minute, owed) => console.log(lineOf(minute, owed)));
  const isGood = seen.lost === 0 && seen.doubled === 0 && seen.broken.length === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${minutes} minutes without an answer: ${seen.acknowledged} acknowledged, lost ${seen.lost}, doubled ${seen.doubled}; slowest booking ${seen.slowestMs} ms; rang: ${seen.rang.join(', ')}`,
  );
  console.log(
    `  ${seen.during.refunds} refunds and ${seen.during.waiting} messages waited at its end; ${seen.after.refunds} and ${seen.after.waiting} when it was looked at last, ${(seen.settledAfterMs / 60_000).toFixed(1)} minutes later`,
  );
  for (const sentence of seen.broken) console.log(`  ${sentence}`);
  process.exit(isGood ? 0 : 1);
});

function lineOf(minute: number, { refunds, waiting, given, sent }: Owed): string {
  return `${minute.toFixed(1)} min: ${refunds} refunds on their way; messages: ${waiting} wait, ${sent} sent, ${given} given up`;
}
