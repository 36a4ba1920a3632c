import { behindPooler } from '#testing/pooler/behind-pooler.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run test:pooler`: two servers behind PgBouncer of Debian, by `deploy/pgbouncer/`: bookings, live updates and jobs by
 * session, PgBouncer killed under load, and what `npm run doctor` says of a pooler that is set up otherwise.
 */
await runTool(async () => {
  const seen = await behindPooler();
  for (const { says, isGood } of seen) console.log(`${isGood ? '✓' : '✗'} ${says}`);
  process.exit(seen.every(({ isGood }) => isGood) ? 0 : 1);
});
