import { addDays, type LocalDate } from '#kernel/time.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { servedPincodes } from '#server/seed/data/served-pincodes.ts';
import type { Dice } from '#server/seed/dice.ts';
import { startBarePeer } from './bare-peer.ts';
import { type Comparison, compare } from './compare.ts';
import type { Gun } from './gun.ts';
import type { Score } from './volley.ts';

type Read = { readonly what: string; readonly aim?: number; readonly paths: readonly string[] };

const SECONDS = 1.5;
const WARM_UP_SECONDS = 0.5;
export const CONCURRENCIES: readonly number[] = [1, 32];

/** Reads of the public API against a bare server that answers with as many bytes. */
export async function measureReads(gun: Gun, port: number, reads: readonly Read[]) {
  const comparisons: Comparison[] = [];
  for (const { what, aim, paths } of reads) {
    const peer = await startBarePeer(await typicalSize(port, paths));
    const fire = async (to: number, concurrency: number, seconds = SECONDS): Promise<Score> =>
      onlyGood(
        await gun.fire({
          port: to,
          concurrency,
          seconds,
          once: false,
          requests: asRequests(to, paths),
        }),
      );
    // Every question once: what is measured is the server at work, not its first minute.
    await gun.fire({
      port,
      concurrency: 8,
      seconds: 60,
      once: true,
      requests: asRequests(port, paths),
    });
    for (const concurrency of CONCURRENCIES) {
      await fire(port, concurrency, WARM_UP_SECONDS);
      await fire(peer.port, concurrency, WARM_UP_SECONDS);
      const ours = () => fire(port, concurrency);
      const theirs = () => fire(peer.port, concurrency);
      comparisons.push(
        await compare({ what, concurrency, ...(aim !== undefined && { aim }) }, ours, theirs),
      );
    }
    peer.close();
  }
  return comparisons;
}

export const readsOfTheApi = (today: LocalDate, dice: Dice): readonly Read[] => [
  { what: 'catalogue', aim: 0.7, paths: ['/api/catalogue'] },
  {
    what: 'open slots, pincode',
    aim: 0.15,
    paths: Array.from({ length: 2_000 }, () =>
      openSlots(today, dice, dice.pick(servedPincodes)[0]),
    ),
  },
  {
    what: 'open slots, whole city',
    aim: 0.15,
    paths: Array.from({ length: 200 }, () => openSlots(today, dice)),
  },
];

/** The same questions, while people book all over the coming two months. */
export const busyReads = (today: LocalDate, dice: Dice, perSecond: number): Read => ({
  what: `the same, ${perSecond} bookings/s`,
  aim: 0.15,
  paths: Array.from({ length: 2_000 }, () => openSlots(today, dice, dice.pick(servedPincodes)[0])),
});

/** Somebody looks at one of the next days. */
export function openSlots(today: LocalDate, dice: Dice, pincode?: string): string {
  const service = dice.pick(catalogue);
  const query = new URLSearchParams({
    serviceId: String(service.id),
    date: addDays(today, dice.between(1, 7)),
  });
  if (service.options.length > 0) query.set('option', dice.pick(service.options).key);
  if (pincode) query.set('pincode', pincode);
  return `/api/open-slots?${query}`;
}

const asRequests = (port: number, paths: readonly string[]): string[] =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);

async function typicalSize(port: number, paths: readonly string[]): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${paths[0]}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** A fast refusal is no read. */
function onlyGood(score: Score): Score {
  const good = score.statuses[200] ?? 0;
  if (good === score.answered && good > 0) return score;
  throw new Error(`Reads were answered with ${JSON.stringify(score.statuses)}`);
}
