import { live } from '#testing/lives/live.ts';

/** Lives so many random lives of bookings, and stops at the first that breaks a law: `npm run test:lives -- 1000000`. */
const lives = Number(process.argv[2] ?? 100_000);
const first = Number(process.argv[3] ?? 1);
const began = performance.now();
const ends = new Map<string, number>();
for (let seed = first; seed < first + lives; seed += 1) {
  const { status } = live(seed).booking;
  ends.set(status, (ends.get(status) ?? 0) + 1);
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const sums = [...ends].map(([status, count]) => `${count} ${status}`).join(', ');
console.log(`${lives} lives in ${seconds} s, every law kept: ${sums}`);
