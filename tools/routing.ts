import { improve } from '#server/platform/routing/improve.ts';
import { readInstances } from './bench/solomon/read-instances.ts';

/**
 * How near the route search comes to the best-known plans of Solomon's instances, by processor time on one core:
 * `npm run bench:routing -- <seconds> <names>`.
 */
const seconds = Number(process.argv[2] ?? 10);
const names = process.argv[3]?.split(',');
const AIM_PERCENT = 0.3;

const gaps: number[] = [];
for (const { name, bestKnown, problem } of readInstances()) {
  if (names && !names.includes(name)) continue;
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6 / seconds;
  };
  const { cost, left } = improve(problem, { seed: 1, spent });
  if (left.length > 0) throw new Error(`${name}: ${left.length} stops are not served.`);
  const gap = (cost / bestKnown - 1) * 100;
  gaps.push(gap);
  console.log(
    `${name.padEnd(6)} ${(cost / 10).toFixed(1).padStart(7)}  ${gap.toFixed(2).padStart(5)} %`,
  );
}
const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
const met = mean <= AIM_PERCENT ? '✓' : '✗';
console.log(
  `${met} Mean gap of ${gaps.length} instances at ${seconds} s of one core: ${mean.toFixed(3)} % (aim ${AIM_PERCENT} %)`,
);
