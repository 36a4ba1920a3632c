import { join } from 'node:path';
import { newId } from '#kernel/ids.ts';
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '#server/adapters/gateway/sandbox/protocol.ts';
import { sign } from '#server/adapters/gateway/signature.ts';
import { simulatorSecrets } from '#server/adapters/gateway/simulator/secrets.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inventBookingRequest } from '#server/seed/invent-booking.ts';
import { type Comparison, compare, type Speed } from './compare.ts';
import type { Bookers, BookingLog } from './measure-bookings.ts';
import { CONCURRENCIES } from './measure-reads.ts';
import { firePgbench } from './pgbench.ts';
import { untilQuiet } from './until-quiet.ts';

/** In each round, so that it takes some seconds and the preparing not much longer. */
const PAYMENTS = 400;
const PGBENCH_SECONDS = 3;
const LANES = 8;
const PATIENCE_MS = 60_000;

type Paid = { readonly bookingId: string; readonly webhook: string };

/**
 * Bookings that have been paid at the gateway become firm: signed webhooks at our door, the gateway asked about each, the
 * ledger written. A second counts from the first webhook until the last booking is settled, and what is timed is how
 * long the gateway waits for its answer.
 */
export async function measureSettlements(
  bookers: Bookers,
  log: BookingLog,
  dataFolder: string,
  pgbench: { readonly program: string; readonly url: string; readonly pool: Database },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const concurrency of CONCURRENCIES) {
    comparisons.push(
      await compare(
        { what: 'settlement', concurrency },
        async () => {
          const paid = await preparePaid(bookers, log, dataFolder, pgbench.pool);
          await untilQuiet(pgbench.pool);
          return settle(bookers, pgbench.pool, paid, concurrency);
        },
        async () => {
          await untilQuiet(pgbench.pool);
          return firePgbench(pgbench.program, pgbench.url, concurrency, PGBENCH_SECONDS);
        },
      ),
    );
  }
  return comparisons;
}

async function settle(
  { gun, server: { port } }: Bookers,
  db: Database,
  paid: readonly Paid[],
  concurrency: number,
): Promise<Speed> {
  const requests = paid.map(({ webhook }) => webhook);
  const startedAt = performance.now();
  const score = await gun.fire({ port, concurrency, seconds: 60, once: true, requests });
  const ids = paid.map(({ bookingId }) => bookingId);
  for (;;) {
    const { rows } = await db.query<{ settled: number }>(
      `select count(*)::integer as settled from bookings where id = any($1) and firm_at is not null`,
      [ids],
    );
    const ms = performance.now() - startedAt;
    if (rows[0]?.settled === ids.length) {
      return { perSecond: (ids.length * 1000) / ms, p50Ms: score.p50Ms, p99Ms: score.p99Ms };
    }
    if (ms > PATIENCE_MS)
      throw new Error(`${rows[0]?.settled} of ${ids.length} bookings were settled`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Books, begins the payment and pays at the sandbox, which is told to keep quiet about it: the webhooks are ours to send. */
async function preparePaid(
  bookers: Bookers,
  log: BookingLog,
  dataFolder: string,
  db: Database,
): Promise<Paid[]> {
  const { controlKey, webhookSecret } = simulatorSecrets(join(dataFolder, 'sandbox'), 'sandbox');
  const control = (wanted: object) =>
    post(`http://localhost:${bookers.server.sandboxPort}/control`, wanted, {
      authorization: `Bearer ${controlKey}`,
    });
  await control({ faults: { webhooks: { copies: 0 } } });
  const paid: Paid[] = [];
  const semaphore = Array.from({ length: LANES }, async () => {
    while (paid.length < PAYMENTS) {
      const bookingId = await beginPayment(bookers, log);
      if (!bookingId) continue;
      const { rows } = await db.query<{ reference: string; paise: number }>(
        `select order_reference as reference, amount_paise as paise from payment_attempts
          where booking_id = $1`,
        [bookingId],
      );
      const { reference = '', paise = 0 } = rows[0] ?? {};
      await control({ pay: { merchantOrderId: reference, outcome: 'completed' } });
      paid.push({
        bookingId,
        webhook: webhookOf(bookers.server.port, webhookSecret, reference, paise),
      });
    }
  });
  await Promise.all(semaphore);
  return paid;
}

async function beginPayment(
  { server: { port, origin }, tokens, today, dice }: Bookers,
  log: BookingLog,
): Promise<string | undefined> {
  const url = `http://127.0.0.1:${port}`;
  const asked = { origin, cookie: `aangan_session=${dice.pick(tokens)}` };
  const booking = { ...inventBookingRequest(today, dice), paymentMethod: 'upi' };
  const placed = await post(`${url}/api/bookings`, booking, asked);
  log.statuses[placed.status] = (log.statuses[placed.status] ?? 0) + 1;
  if (!placed.ok) return undefined;
  log.acknowledged.push(booking.id);
  const { userId, payment } = (
    placed.body as { booking: { userId: string; payment: { dueNowPaise: number } } }
  ).booking;
  const begun = await post(
    `${url}/api/payment/initiate-sandbox`,
    {
      bookingId: booking.id,
      amount: payment.dueNowPaise,
      userId,
      redirectUrl: `${origin}/payment-success?booking=${booking.id}`,
    },
    asked,
  );
  return begun.ok ? booking.id : undefined;
}

async function post(url: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { ok: answer.ok, status: answer.status, body: (await answer.json()) as unknown };
}

/** As the gateway itself would send it, whole. */
function webhookOf(port: number, secret: string, merchantOrderId: string, amount: number): string {
  const eventId = `SBXE${newId()}`;
  const payload = { merchantOrderId, orderId: 'SBXO', state: 'COMPLETED', amount, expireAt: 0 };
  const body = JSON.stringify({
    ...{ eventId, event: 'order.completed' },
    payload: { ...payload, paymentDetails: [] },
  });
  return [
    'POST /api/webhooks/payment/sandbox HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    `${EVENT_ID_HEADER}: ${eventId}`,
    `${SIGNATURE_HEADER}: ${sign(secret, body)}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
