import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { type CollectedSpan, factOf, openCollector } from '#testing/collector.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bookingOf, type Customer, gatherCrowd } from '#testing/races/crowd.ts';

let collector: Awaited<ReturnType<typeof openCollector>>;
let product: Product;
let crowd: Customer[];

beforeAll(async () => {
  collector = await openCollector();
  product = await startProduct({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=of-tests',
      TRUSTED_PROXIES: '1',
    },
  });
  crowd = await gatherCrowd(product.db, 6);
});
afterAll(async () => {
  await product.close();
  await collector.close();
});

const traceOf = (index: number) => `${index}`.repeat(32);

const book = (customer: Customer, index: number) =>
  fetch(`${product.url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.url,
      cookie: customer.cookie,
      traceparent: `00-${traceOf(index)}-00f067aa0ba902b7-01`,
    },
    body: JSON.stringify(
      bookingOf(
        {
          ...{ serviceId: 3, pincode: '400053', time: '10:00 AM', shownPricePaise: 80_000 },
          date: addDays(dateInIndia(Date.now()), 3 + index),
        },
        newId(),
      ),
    ),
  });

test('bookings that share a round trip are each followed from the request through outbox and jobs to the message', async () => {
  const answers = await Promise.all(crowd.map((customer, at) => book(customer, at + 1)));
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));

  for (const index of crowd.keys()) {
    const trace = () => collector.spans().filter(({ traceId }) => traceId === traceOf(index + 1));
    const named = (name: string) => trace().find((span) => span.name === name);
    // Each part is sent when it ends, and the collector may hear of a later one first.
    const parts = () => [...PARTS.map(named), sentIn(trace())[0]];
    await expect.poll(parts, { timeout: 60_000 }).not.toContain(undefined);

    const request = named('placeBooking');
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
    expect(factOf(request, 'http.response.status_code')).toBe(200);
    const outbox = named('outbox');
    expect(outbox?.parentSpanId).toBe(request?.spanId);
    expect(factOf(outbox, 'aangan.event.type')).toBe('BookingPlaced');
    const written = named('write-messages');
    expect(written?.parentSpanId).toBe(request?.spanId);
    expect(factOf(written, 'aangan.events')).toBe(1);
    const sending = named('send-message');
    expect(sending?.parentSpanId).toBe(written?.spanId);
    expect(sentIn(trace())[0]?.parentSpanId).toBe(sending?.spanId);
  }
});

test('a collector is told neither names nor addresses, and gets the headers it asks for', () => {
  const told = collector.calls.map(({ body }) => body).join('\n');
  expect(told).toContain('placeBooking');
  expect(told).not.toMatch(/Farida|Gulmohar|400053|@|\+91/);
  expect(
    new Set(collector.calls.map(({ path, headers }) => [path, headers['x-collector-key']].join())),
  ).toEqual(new Set(['/v1/traces,of-tests']));
});

test('the line of a request in the log names its trace', () => {
  const lines = product.logged().split('\n');
  const line = lines.find((one) => one.includes('"placeBooking"'));
  expect(JSON.parse(line ?? '{}').traceId).toMatch(/^([1-6])\1{31}$/);
});

const PARTS = ['placeBooking', 'outbox', 'write-messages', 'send-message'];

/** Calls that carried a message out. */
const sentIn = (spans: readonly CollectedSpan[]) =>
  spans.filter(({ name }) => name.startsWith('messages '));
