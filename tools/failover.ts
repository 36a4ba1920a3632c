import { failOver } from '#testing/failover/fail-over.ts';
import { runTool } from './run-tool.ts';

const TIMES = 20;
const WITHIN_MS = 10_000;

/**
 * `npm run test:failover -- <times>`: three nodes with Patroni, etcd and HAProxy of Debian, by the kit of `deploy/patroni/`. The
 * primary is killed so many times while people book at two servers: nothing acknowledged may be lost or doubled, and
 * each time both servers book again within ten seconds.
 */
await runTool(async () => {
  let slowestMs = 0;
  const { acknowledged, lost, doubled, movedMs, broken } = await failOver(
    Number(process.argv[2] ?? TIMES),
    ({ nth, node, bookedAfterMs }) => {
      slowestMs = Math.max(slowestMs, ...bookedAfterMs);
      const [own, proxied] = bookedAfterMs.map((ms) => `${(ms / 1_000).toFixed(1)} s`);
      console.log(`${nth}: ${node} killed; booked again after ${own}, by HAProxy after ${proxied}`);
    },
  );
  console.log(`moved by hand: booked again after ${movedMs.map(Math.round).join(' and ')} ms`);
  const isGood = lost === 0 && doubled === 0 && broken.length === 0 && slowestMs <= WITHIN_MS;
  console.log(
    `${isGood ? '✓' : '✗'} ${acknowledged} acknowledged, lost ${lost}, doubled ${doubled}; slowest ${Math.round(slowestMs)} ms`,
  );
  for (const sentence of broken) console.log(`  ${sentence}`);
  process.exit(isGood ? 0 : 1);
});
