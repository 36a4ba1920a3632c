import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Dice } from '#server/seed/dice.ts';
import { inventBookingRequest } from '#server/seed/invent-booking.ts';
import { type Comparison, compare } from './compare.ts';
import type { Gun } from './gun.ts';
import { CONCURRENCIES } from './measure-reads.ts';
import { firePgbench } from './pgbench.ts';
import type { ServerProcess } from './server-process.ts';
import { untilQuiet } from './until-quiet.ts';
import type { Score } from './volley.ts';

export type Bookers = {
  readonly gun: Gun;
  readonly server: ServerProcess;
  readonly tokens: readonly string[];
  readonly today: LocalDate;
  readonly dice: Dice;
  /** The first and the last day ahead; the coming two months where it is not given. */
  readonly daysAhead?: readonly [first: number, last: number];
};

export type BookingLog = {
  /** The ids of all bookings the server has acknowledged. */
  readonly acknowledged: string[];
  /** How often each status was answered. */
  readonly statuses: Record<string, number>;
};

const SECONDS = 3;
/** More than any machine will place in that time; when they run out, the round ends. */
const MOST = 20_000;

/** Placing bookings over HTTP, everything included, against pgbench's durable transactions on the same server. */
export async function measureBookings(
  bookers: Bookers,
  log: BookingLog,
  pgbench: { readonly program: string; readonly url: string; readonly pool: Database },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const concurrency of CONCURRENCIES) {
    comparisons.push(
      await compare(
        { what: 'booking', concurrency, aim: 0.6 },
        () => placeBookings(bookers, log, { concurrency, seconds: SECONDS, most: MOST }),
        async () => {
          await untilQuiet(pgbench.pool);
          return firePgbench(pgbench.program, pgbench.url, concurrency, SECONDS);
        },
      ),
    );
  }
  return comparisons;
}

export type Extent = {
  readonly concurrency: number;
  readonly seconds: number;
  readonly most: number;
};

export async function placeBookings(
  { gun, server, tokens, today, dice, daysAhead }: Bookers,
  log: BookingLog,
  { concurrency, seconds, most }: Extent,
): Promise<Score> {
  const bookings = Array.from({ length: most }, () => inventBookingRequest(today, dice, daysAhead));
  const requests = bookings.map((booking) =>
    asRequest(server, dice.pick(tokens), JSON.stringify(booking)),
  );
  const { port } = server;
  const score = await gun.fire({ port, concurrency, seconds, once: true, requests });
  if (score.accepted.length === 0) {
    throw new Error(`No booking was placed: ${JSON.stringify(score.statuses)}`);
  }
  for (const index of score.accepted) log.acknowledged.push(bookings[index]?.id as string);
  for (const [status, count] of Object.entries(score.statuses)) {
    log.statuses[status] = (log.statuses[status] ?? 0) + count;
  }
  // Accepted bookings count, not answers.
  return { ...score, perSecond: (score.perSecond * score.accepted.length) / score.answered };
}

const asRequest = ({ port, origin }: ServerProcess, token: string, body: string): string =>
  [
    'POST /api/bookings HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: ${origin}`,
    `Cookie: aangan_session=${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/** Somebody books every few milliseconds for as long as the work takes. */
export async function withBookingsMeanwhile<Result>(
  bookers: Bookers,
  log: BookingLog,
  perSecond: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { server, tokens, today, dice } = bookers;
  const underway = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const booking = inventBookingRequest(today, dice);
    const asked = fetch(`http://127.0.0.1:${server.port}/api/bookings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server.origin,
        cookie: `aangan_session=${dice.pick(tokens)}`,
      },
      body: JSON.stringify(booking),
    }).then(async (answer) => {
      await answer.arrayBuffer();
      if (answer.ok) log.acknowledged.push(booking.id);
      log.statuses[answer.status] = (log.statuses[answer.status] ?? 0) + 1;
      underway.delete(asked);
    });
    underway.add(asked);
  }, 1000 / perSecond);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await Promise.all(underway);
  }
}
