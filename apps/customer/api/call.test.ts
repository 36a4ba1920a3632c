import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { call, whenSessionIsLost } from './call.ts';

type Sent = { readonly url: string; readonly init: RequestInit };
let sent: Sent[];
let answers: (() => Response)[];

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  sent = [];
  answers = [];
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return (answers.shift() ?? lost)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const id = '01928f0c-0000-7000-8000-000000000001';

describe('what is sent', () => {
  test('names of the path go into the path, the rest of a read into its query', async () => {
    answers = [() => json(200, {}), () => json(200, {}), () => json(200, {})];
    await call(readBooking, { id });
    await call(listBookings, { after: '2026-11-21 a&b' });
    await call(listBookings, {});
    expect(sent.map(({ url }) => url)).toEqual([
      `/api/bookings/${id}`,
      '/api/bookings?after=2026-11-21+a%26b',
      '/api/bookings',
    ]);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('the JSON body of a write leaves out the fields of its path', async () => {
    answers = [() => json(200, { redirectUrl: 'https://pay.example/1' })];
    const input = {
      provider: 'sandbox',
      amount: 80_000,
      bookingId: id,
      redirectUrl: '/x',
    } as const;
    const answer = await call(initiatePayment, input);
    expect(sent[0]?.url).toBe('/api/payment/initiate-sandbox');
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      amount: 80_000,
      bookingId: id,
      redirectUrl: '/x',
    });
    expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(answer).toEqual({ ok: true, value: { redirectUrl: 'https://pay.example/1' } });
  });
});

describe('what comes back', () => {
  const credentials = { identifier: 'asha@example.com', password: 'x' };

  test('a refusal keeps its code, its fields and how long to wait', async () => {
    answers = [
      () => json(422, { code: 'invalid-input', fields: { identifier: 'invalid-email' } }),
      () => json(429, { code: 'too-many-requests' }, { 'retry-after': '60' }),
    ];
    expect(await call(signIn, credentials)).toEqual({
      ok: false,
      refusal: { code: 'invalid-input', fields: { identifier: 'invalid-email' } },
    });
    expect(await call(signIn, credentials)).toEqual({
      ok: false,
      refusal: { code: 'too-many-requests', retryAfterSeconds: 60 },
    });
  });

  test('an answer that is not ours is a fault, a lost connection is called by its name', async () => {
    answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502 })];
    expect(await call(signIn, credentials)).toEqual({
      ok: false,
      refusal: { code: 'internal-error' },
    });
    expect(await call(signIn, credentials)).toEqual({
      ok: false,
      refusal: { code: 'network-request-failed' },
    });
  });
});

describe('trying again', () => {
  test('a read that got lost is asked again, twice at most', async () => {
    answers = [lost, () => json(200, { bookings: [], next: null })];
    expect(await call(listBookings, {})).toEqual({ ok: true, value: { bookings: [], next: null } });
    expect(sent).toHaveLength(2);
    expect((await call(listBookings, {})).ok).toBe(false);
    expect(sent).toHaveLength(5);
  });

  test('a write is never repeated by itself', async () => {
    await call(signIn, { identifier: 'asha@example.com', password: 'x' });
    expect(sent).toHaveLength(1);
  });

  test('a read that was refused is not asked again', async () => {
    answers = [() => json(404, { code: 'booking-not-found' })];
    await call(readBooking, { id });
    expect(sent).toHaveLength(1);
  });
});

test('a session that the server no longer knows is reported, a wrong password is not', async () => {
  const onLost = vi.fn();
  whenSessionIsLost(onLost);
  answers = [() => json(401, { code: 'invalid-credential' })];
  await call(signIn, { identifier: 'asha@example.com', password: 'x' });
  expect(onLost).not.toHaveBeenCalled();
  answers = [() => json(401, { code: 'not-signed-in' })];
  await call(listBookings, {});
  expect(onLost).toHaveBeenCalledOnce();
});
