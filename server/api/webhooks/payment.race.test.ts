import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { simulatorSecrets } from '#server/adapters/gateway/simulator/secrets.ts';
import { listBalances, sumOfLedger } from '#server/modules/ledger/store.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { type Customer, gatherCrowd } from '#testing/races/crowd.ts';
import { listBroken } from '#testing/races/invariants.ts';

const BOOKINGS = 100;
const COPIES = 5;
const FORGED = 3;
const PRICE = 50_000;

let product: Product;
let crowd: Customer[];
let apiKey: string;

beforeAll(async () => {
  product = await startProduct({ servers: 2, environment: { AANGAN_BOOKING_LIMITS: 'off' } });
  crowd = await gatherCrowd(product.db, 10);
  apiKey = simulatorSecrets(join(product.dataFolder, 'sandbox'), 'sandbox').controlKey;
  await sandboxAnswers();
});
afterAll(() => product.close());

/** It starts beside the servers, and nobody waits for it at their doors. */
async function sandboxAnswers(): Promise<void> {
  for (;;) {
    const answered = await fetch(`${product.gatewayUrl}/healthz`).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const customerOf = (index: number) => crowd[index % crowd.length] as Customer;

/** As a browser does it; each at a server of its own choice. */
async function post(index: number, path: string, body: object): Promise<Record<string, unknown>> {
  const url = product.urls[index % product.urls.length] as string;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: customerOf(index).cookie },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function control(wanted: object): Promise<void> {
  const response = await fetch(`${product.gatewayUrl}/control`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!response.ok) throw new Error(await response.text());
}

const PLACES = ['400053', '400058', '400069', '400092', '400067', '400071', '400028', '400076'];
const HOURS = ['09:00 AM', '10:00 AM', '11:00 AM', '01:00 PM', '03:00 PM', '05:00 PM'];

/** Booked and on the way to the pay page; answers the order's name at the gateway. */
async function beginOne(index: number): Promise<{ bookingId: string; orderReference: string }> {
  const bookingId = newId();
  await post(index, '/api/bookings', {
    id: bookingId,
    serviceId: 1,
    date: addDays(dateInIndia(Date.now()), 2 + (index % 20)),
    time: HOURS[index % HOURS.length],
    address: {
      street: '12 Gulmohar Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: PLACES[index % PLACES.length],
      landmark: '',
    },
    paymentMethod: index % 2 ? 'upi' : 'card',
    shownPricePaise: PRICE,
  });
  await post(index, '/api/payment/initiate-sandbox', {
    amount: PRICE,
    userId: customerOf(index).id,
    bookingId,
    redirectUrl: `${product.urls[index % product.urls.length]}/payment-success?booking=${bookingId}`,
  });
  const { rows } = await product.db.query<{ order_reference: string }>(
    'select order_reference from payment_attempts where booking_id = $1',
    [bookingId],
  );
  return { bookingId, orderReference: rows[0]?.order_reference as string };
}

const countOf = async (sql: string, values: unknown[] = []) =>
  (await product.db.query<{ count: number }>(`select count(*) as count from ${sql}`, values))
    .rows[0]?.count;

/** The gateway's own journal counts them, because the server logs forgeries once a minute at most. */
async function forgeriesSent(): Promise<number> {
  const journal = await readFile(join(product.dataFolder, 'sandbox', 'journal.jsonl'), 'utf8');
  const lines = journal.split('\n');
  return lines.filter((line) => /"forged":true.*"done":true/.test(line)).length;
}

test('1,000 webhooks, duplicated, reordered, forged and delayed, leave every booking right and the ledger at zero', async () => {
  const begun: Awaited<ReturnType<typeof beginOne>>[] = [];
  for (let start = 0; start < BOOKINGS; start += 10) {
    const indexes = Array.from({ length: 10 }, (_, offset) => start + offset);
    begun.push(...(await Promise.all(indexes.map(beginOne))));
  }

  await control({ faults: { webhooks: { copies: COPIES, forged: FORGED, spreadMs: 4_000 } } });
  const paid = begun.filter((_, index) => index % 4 < 2);
  const declined = begun.filter((_, index) => index % 4 === 2);
  const declinedThenPaid = begun.filter((_, index) => index % 4 === 3);
  const decide = (orders: typeof begun, outcome: string) =>
    Promise.all(
      orders.map(({ orderReference: merchantOrderId }) =>
        control({ pay: { merchantOrderId, outcome } }),
      ),
    );
  await decide([...declined, ...declinedThenPaid], 'failed');
  await decide([...paid, ...declinedThenPaid], 'completed');

  const announced = begun.length + declinedThenPaid.length;
  expect(announced * (COPIES + FORGED)).toBe(1_000);
  const patience = { timeout: 60_000, interval: 250 };
  await expect.poll(forgeriesSent, patience).toBe(announced * FORGED);
  await expect.poll(() => countOf('gateway_notices'), patience).toBe(announced);
  await expect.poll(() => countOf('outbox'), patience).toBe(0);
  const toldOf = `notifications where kind = 'booking-confirmed'`;
  const settled = [...paid, ...declinedThenPaid].map(({ bookingId }) => bookingId);
  await expect.poll(() => countOf(toldOf), patience).toBe(settled.length);

  const { rows } = await product.db.query<{
    id: string;
    firm: boolean;
    paid: number;
    records: number;
  }>(
    `select b.id, firm_at is not null as firm, coalesce(sum(i.amount_paise) filter (where paid_at is not null), 0)::int as paid,
      (select count(*)::int from payments p where p.booking_id = b.id and amount_paise = $2) as records
    from bookings b join instalments i on i.booking_id = b.id where b.id = any($1) group by b.id`,
    [begun.map(({ bookingId }) => bookingId), PRICE],
  );
  const wrong = rows.filter(({ id, firm, paid: sum, records }) => {
    const should = settled.includes(id);
    return firm !== should || sum !== (should ? PRICE : 0) || records !== (should ? 1 : 0);
  });
  expect(wrong).toEqual([]);
  expect(rows).toHaveLength(BOOKINGS);

  expect(await sumOfLedger(product.db)).toBe(0);
  expect(await listBalances(product.db)).toEqual([
    { account: 'customer_advances', balance: -PRICE * settled.length },
    { account: 'gateway_clearing:sandbox', balance: PRICE * settled.length },
  ]);
  expect(await countOf(`transfers where purpose = 'refund'`)).toBe(0);
  expect(product.logged()).toContain('"webhook-forged"');
  expect(await countOf(`notifications where kind = 'payment-received'`)).toBe(settled.length);
  expect(await listBroken(product.db)).toEqual([]);
}, 180_000);

test('ROUTE-07 one journey: pay page, webhook, and the booking that /payment-success asks for is paid', async () => {
  await control({ faults: {} });
  const { bookingId } = await beginOne(7);
  const { rows } = await product.db.query<{ pay_url: string }>(
    'select pay_url from payment_attempts where booking_id = $1',
    [bookingId],
  );
  const read = async () => {
    const response = await fetch(`${product.url}/api/bookings/${bookingId}`, {
      headers: { cookie: customerOf(7).cookie },
    });
    const { booking } = (await response.json()) as {
      booking: { confirmed: boolean; payment: { state: string; paidPaise: number } };
    };
    return { confirmed: booking.confirmed, ...booking.payment };
  };
  expect(await read()).toMatchObject({ confirmed: false, state: 'checking' });
  const pressed = await fetch(rows[0]?.pay_url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay', webhook: 'once' }),
  });
  expect(pressed.headers.get('location')).toBe(
    `${product.urls[1]}/payment-success?booking=${bookingId}`,
  );
  await expect.poll(read).toMatchObject({ confirmed: true, state: 'paid', paidPaise: PRICE });
});

test('ROUTE-07 the webhook never comes: looking at the booking is enough to have the gateway asked', async () => {
  const { bookingId, orderReference } = await beginOne(8);
  await control({ faults: { webhooks: { copies: 0 } } });
  await control({ pay: { merchantOrderId: orderReference, outcome: 'completed' } });
  const look = () =>
    fetch(`${product.urls[0]}/api/bookings/${bookingId}`, {
      headers: { cookie: customerOf(8).cookie },
    }).then((response) => response.json());
  // Long before the 22 s after which the gateway would be asked anyway.
  await expect
    .poll(look)
    .toMatchObject({ booking: { confirmed: true, payment: { state: 'paid' } } });
});

test('a webhook from nobody: unsigned, too large, or of a gateway that is not ours', async () => {
  const send = (provider: string, body: string) =>
    fetch(`${product.url}/api/webhooks/payment/${provider}`, { method: 'POST', body });
  expect((await send('sandbox', '{"eventId":"SBXE0000","event":"order.completed"}')).status).toBe(
    401,
  );
  expect((await send('sandbox', '')).status).toBe(401);
  expect((await send('sandbox', 'x'.repeat(70_000))).status).toBe(413);
  expect((await send('phonepe', '{}')).status).toBe(404);
});
