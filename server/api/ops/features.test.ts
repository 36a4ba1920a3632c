import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Feature } from '#contract/features.ts';
import { operations } from '#contract/operations.ts';
import { listFeatures } from '#contract/ops/list-features.ts';
import { switchFeature } from '#contract/ops/switch-feature.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { trials } from '#testing/trials.ts';
import { NOW } from '#testing/world.ts';

let app: EveryRoute;
let leela: Belongings;
let asha: Belongings;
let eventId: number;

beforeAll(async () => {
  app = await startEveryRoute();
  leela = await insertSomebody(app, { role: 'admin' });
  asha = await insertSomebody(app);
  const services = await createAppCache(app.world.db).services();
  eventId = services.find(({ category }) => category === 'event')?.id ?? 0;
});
afterAll(() => app.close());

const why = 'The gateway answers nothing.';
async function state(feature: Feature) {
  const { value } = await leela.client.call(listFeatures, {});
  return value?.features.find((one) => one.feature === feature);
}
async function switchTo(feature: Feature, offUntil: number | null) {
  const version = (await state(feature))?.version ?? 0;
  const until = offUntil === null ? null : toIndiaIso(offUntil);
  return leela.client.call(switchFeature, { feature, offUntil: until, version, why });
}
async function ask(name: string, more: object = {}) {
  const operation = operations.find((one) => one.name === name);
  const trial = trials[name];
  if (!operation || !trial) throw new Error(`Nobody tries ${name}`);
  const person = operation.audience === 'ops' ? leela : asha;
  const { refusal } = await person.client.call(operation, { ...trial.own(person), ...more });
  return refusal?.code;
}

const said = async () => (await asha.client.call(readSwitchedOff, {})).value?.refused;

test.each([
  ['call-backs', 'requestCallBack', 'call-backs-off', () => ({})],
  ['call-backs', 'reportLostPhone', 'call-backs-off', () => ({})],
  ['applications', 'applyAsKarigar', 'applications-off', () => ({})],
  ['customer-talk', 'sayToKarigar', 'customer-talk-off', () => ({})],
  ['ratings', 'rateVisit', 'ratings-off', () => ({})],
  ['payouts', 'requestPayout', 'payouts-off', () => ({})],
  ['payment-sandbox', 'initiatePayment', 'online-payment-off', () => ({})],
  ['payment-sandbox', 'placeBooking', 'online-payment-off', () => ({ paymentMethod: 'upi' })],
  ['payment-sandbox', 'bookForCaller', 'online-payment-off', () => ({ paymentMethod: 'upi' })],
  ['event-bookings', 'placeBooking', 'event-bookings-off', () => ({ serviceId: eventId })],
  ['payment-sandbox', 'placeForCustomer', 'online-payment-off', () => ({ paymentMethod: 'upi' })],
  ['event-bookings', 'placeForCustomer', 'event-bookings-off', () => ({ serviceId: eventId })],
  ['event-bookings', 'bookForCaller', 'event-bookings-off', () => ({ serviceId: eventId })],
] as const)(
  '%s off refuses %s as %s until its time is over, and is said to screens so long',
  async (feature, name, code, more) => {
    app.clock.now = NOW;
    expect(await ask(name, more())).not.toBe(code);
    expect(await switchTo(feature, NOW + HOUR)).toMatchObject({ status: 200 });
    expect(await ask(name, more())).toBe(code);
    expect(await said()).toEqual([code]);
    app.clock.now = NOW + HOUR;
    expect(await ask(name, more())).not.toBe(code);
    expect(await said()).toEqual([]);
    app.clock.now = NOW;
    await switchTo(feature, null);
  },
);

test('a visit of one day for cash is booked while everything is off, and what is on again is open at once', async () => {
  app.clock.now = NOW;
  await switchTo('payment-sandbox', NOW + HOUR);
  await switchTo('event-bookings', NOW + HOUR);
  expect(await ask('placeBooking', { paymentMethod: 'cash' })).toBeUndefined();
  expect(await ask('initiatePayment', { provider: 'razorpay' })).not.toBe('online-payment-off');
  await switchTo('payment-sandbox', null);
  await switchTo('event-bookings', null);
  expect(await ask('initiatePayment')).not.toBe('online-payment-off');
});

test('who switched it, when and why stands beside it, and the same said again is written once', async () => {
  const before = await state('ratings');
  const wish = {
    ...{ feature: 'ratings' as const, offUntil: toIndiaIso(NOW + HOUR), why },
    version: before?.version ?? 0,
  };
  const answers = [];
  for (let press = 0; press < 2; press += 1)
    answers.push((await leela.client.call(switchFeature, wish)).value);
  expect(answers).toEqual([{ version: wish.version + 1 }, { version: wish.version + 1 }]);
  const after = await state('ratings');
  expect(after?.history.length).toBe((before?.history.length ?? 0) + 1);
  expect(after?.history[0]).toMatchObject({
    ...{ by: leela.person.fullName, why, offUntil: wish.offUntil },
  });
  const late = { ...wish, offUntil: toIndiaIso(NOW + 2 * HOUR) };
  expect((await leela.client.call(switchFeature, late)).refusal?.code).toBe('feature-changed');
});

test('of two who switch at once one is told of the other', async () => {
  const version = (await state('payouts'))?.version ?? 0;
  const said = (minutes: number) =>
    leela.client.call(switchFeature, {
      ...{ feature: 'payouts', version, why },
      offUntil: toIndiaIso(NOW + minutes * MINUTE),
    });
  for (let meeting = 0; meeting < 5; meeting += 1) {
    const codes = (await Promise.all([said(10), said(20)])).map(({ refusal }) => refusal?.code);
    if (meeting === 0) expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('feature-changed');
  }
});

test('a gateway that is not open here has no switch', async () => {
  const { value } = await leela.client.call(listFeatures, {});
  const names = value?.features.map(({ feature }) => feature) ?? [];
  expect(names).toContain('payment-sandbox');
  expect(names).not.toContain('payment-phonepe');
});
