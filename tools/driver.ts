import { drive } from '#testing/driver/drive.ts';
import { runTool } from './run-tool.ts';

const BOOKINGS = 1_000;

/**
 * `npm run test:driver -- 1000 7 10`: so many bookings of every kind through the doors of the real server, the seed of
 * their lives, and how often the server is killed meanwhile. Ends with 1 where a rupee is not explained.
 */
await runTool(async () => {
  const bookings = Number(process.argv[2] ?? BOOKINGS);
  const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
  const kills = Number(process.argv[4] ?? Math.floor(bookings / 100));
  const started = performance.now();
  const { unexplained, ...seen } = await drive({ bookings, seed, kills });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(JSON.stringify(seen, null, 2));
  console.log(
    `${unexplained.length === 0 ? '✓ every rupee is explained' : '✗'} (seed ${seed}, killed ${kills} times, ${seconds} s)`,
  );
  for (const sentence of unexplained) console.log(`  ${sentence}`);
  process.exit(unexplained.length === 0 ? 0 : 1);
});
