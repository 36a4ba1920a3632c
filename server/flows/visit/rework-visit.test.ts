import { expect, test } from 'vitest';
import { HOUR } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { unpaidInTurn } from '#server/modules/booking/instalments.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { readProblem } from '#server/views/problem.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { reworkVisit } from './rework-visit.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(6, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

async function disputed(
  change: Parameters<typeof visitAt>[3] = {},
  payBy: 'as-planned' | 'link' = 'as-planned',
): Promise<string> {
  const { bookingId, ravi } = await visitAt(
    app,
    asha,
    payBy === 'link' ? 'in_progress' : 'done',
    change,
  );
  if (payBy === 'link') {
    app.pass(HOUR);
    const finish = { ...acting(app, ravi, bookingId), lines: [], payBy, cashPaise: 0 };
    expect(await finishWork(app, finish)).toMatchObject({ ok: true });
  }
  const said = { reason: 'badly-done', lines: [1], comment: 'It still drips' } as const;
  expect(await disputeWork(app, { bookingId, userId: asha.id, ...said })).toMatchObject({
    ok: true,
  });
  return bookingId;
}
const again = (id: string, date = '2026-11-26', time = '11:00 AM', actor = 'ops:1') =>
  reworkVisit(app, { id, date, time, comment: 'We come again.', actor });
const goodwill = () => balanceOf(world.db, 'goodwill');
const creditOf = async (userId: string) =>
  (
    await world.db.query<{ paise: number }>(
      'select coalesce(sum(amount_paise), 0)::int as paise from credits where user_id = $1',
      [userId],
    )
  ).rows[0]?.paise;

test('the disputed work is done again: a visit of its own is booked and firm, we pay it, and the customer owes nothing', async () => {
  const bookingId = await disputed();
  const before = await goodwill();
  const done = await again(bookingId);
  if (!done.ok) throw new Error(done.refusal.code);
  const { reworkId, reference } = done.value;
  expect((await lookAt(world.db, bookingId)).status).toBe('completed');
  const rework = await findBooking(world.db, reworkId);
  expect(rework).toMatchObject({
    ...{ userId: asha.id, reference, status: 'pending', pricePaise: 80_000, serviceId: 3 },
    firmAt: expect.any(Number),
    startsAt: Date.parse('2026-11-26T11:00+05:30'),
  });
  const standing = await lookAt(world.db, reworkId);
  expect(standing).toMatchObject({ holds: 1, firm: true });
  expect(standing.events).toContain('ReworkBooked');
  expect((await goodwill()) - before).toBe(80_000);
  expect(await creditOf(asha.id)).toBe(0);
  expect(await readProblem(world.db, bookingId)).toMatchObject({
    ...{ outcome: 'rework', refundPaise: 0, rework: { id: reworkId, reference } },
  });
  // Decided once more, by whomever and for whenever, it stays decided.
  expect(await again(bookingId, '2026-11-27', '09:00 AM', 'ops:2')).toEqual(done);

  // Somebody is found for it, and paid, as for any visit.
  await findKarigar(app, { bookingId: reworkId, cause: 'CreditUsed' });
  const { rows } = await world.db.query(
    `select o.id, k.user_id from offers o join karigars k on k.id = o.karigar_id
      where o.booking_id = $1 and o.state = 'open'`,
    [reworkId],
  );
  const [offer] = rows;
  expect(await acceptOffer(app, { id: offer.id, userId: offer.user_id })).toMatchObject({
    value: 'lead',
  });
});

test('N07 work is done again in an area that takes nothing new, and by a Karigar whose time is not sold there', async () => {
  const closed = await disputed({ time: '04:00 PM' });
  const limited = await disputed({ time: '02:00 PM' });
  const limit = (percent: number, from: string, until: string) =>
    world.db.query(
      `insert into area_limits (id, city, whole_city, pincodes, percent, from_on, again_on, made_at)
        values (gen_random_uuid(), 'mumbai', true, '{400001}', $1, $2, $3, now())`,
      [percent, from, until],
    );
  await limit(0, '2026-12-10', '2026-12-11');
  await limit(1, '2026-12-11', '2026-12-12');
  await app.facts.limitsAnew();
  const results = [await again(closed, '2026-12-10'), await again(limited, '2026-12-11')];
  await world.db.query('delete from area_limits');
  expect(results).toMatchObject([{ ok: true }, { ok: true }]);
});

test('two of us who decide at once book one visit', async () => {
  const bookingId = await disputed();
  const both = await Promise.all([again(bookingId), again(bookingId, '2026-11-27')]);
  expect(both[0]).toMatchObject({ ok: true });
  expect(both[1]).toEqual(both[0]);
});

test('without room at that hour, too soon or for nothing disputed it is not decided, and nothing is written', async () => {
  const bookingId = await disputed();
  const before = await goodwill();
  expect(await again(bookingId, '2026-11-23')).toMatchObject({ refusal: { code: 'too-soon' } });
  await world.db.query('update karigars set active = false');
  const full = await again(bookingId, '2026-11-28');
  await world.db.query('update karigars set active = true');
  expect(full).toMatchObject({ refusal: { code: 'slot-taken' } });
  expect((await lookAt(world.db, bookingId)).status).toBe('disputed');
  expect(await goodwill()).toBe(before);
  const other = await bookOnline(app, asha, { date: '2026-12-01' });
  expect(await again(other)).toMatchObject({ refusal: { code: 'dispute-not-found' } });
  const said = { outcome: 'none', refundPaise: 0, comment: '', actor: 'ops:1' } as const;
  await resolveDispute(app, { bookingId, ...said });
  expect(await again(bookingId)).toMatchObject({ refusal: { code: 'move-not-allowed' } });
});

test('a customer who cancels it has at most what was disputed, as credit', async () => {
  const bookingId = await disputed();
  const done = await again(bookingId, '2026-11-30');
  if (!done.ok) throw new Error(done.refusal.code);
  const command = { bookingId: done.value.reworkId, userId: asha.id };
  const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
  expect(await cancelBooking(app, { ...command, ...shown })).toMatchObject({ ok: true });
  expect(await creditOf(asha.id)).toBe(80_000);
});

test('a customer who never paid for the work and cancels the rework owes nothing, and has no credit for it', async () => {
  const bookingId = await disputed({ paymentMethod: 'cash' }, 'link');
  const done = await again(bookingId, '2026-12-02');
  if (!done.ok) throw new Error(done.refusal.code);
  expect((await lookAt(world.db, bookingId)).status).toBe('completed');
  const unpaid = async () =>
    unpaidInTurn(await listInstalments(world.db, bookingId)).map(({ amountPaise }) => amountPaise);
  expect(await unpaid()).toEqual([80_000]);
  const before = await creditOf(asha.id);
  const command = { bookingId: done.value.reworkId, userId: asha.id };
  const shown = { shownFeePaise: 0, shownRefundPaise: 80_000 };
  expect(await cancelBooking(app, { ...command, ...shown })).toMatchObject({ ok: true });
  expect(await unpaid()).toEqual([]);
  expect(await creditOf(asha.id)).toBe(before);
});

test('above ₹5,000 it waits for a second of us, and one who would give the sum back instead is none', async () => {
  await sellAnotherVersion(world.db, 3, { pricePaise: 900_000 });
  const bookingId = await disputed({ shownPricePaise: 900_000 });
  await sellAnotherVersion(world.db, 3, { pricePaise: 80_000 });
  const needsAnother = { refusal: { code: 'needs-another-person' } };
  expect(await again(bookingId)).toMatchObject(needsAnother);
  expect(await again(bookingId)).toMatchObject(needsAnother);
  const refund = { outcome: 'refund', refundPaise: 900_000, comment: '', actor: 'ops:2' } as const;
  expect(await resolveDispute(app, { bookingId, ...refund })).toMatchObject(needsAnother);
  expect(await again(bookingId, '2026-11-26', '11:00 AM', 'ops:2')).toMatchObject({ ok: true });
});

test('work whose add-on is off sale by now is done again, as long as it was sold', async () => {
  const bookingId = await disputed({
    option: 'all-taps',
    shownPricePaise: 100_000,
    time: '06:00 PM',
  });
  const first = await findBooking(world.db, bookingId);
  await sellAnotherVersion(world.db, 3, { choices: [] });
  await app.facts.servicesAnew();
  const done = await again(bookingId, '2026-12-03');
  if (!done.ok) throw new Error(done.refusal.code);
  const lengthOf = (one: typeof first) => one && one.endsAt - one.startsAt;
  const rework = await findBooking(world.db, done.value.reworkId);
  expect(rework).toMatchObject({ option: 'all-taps', pricePaise: 100_000 });
  expect(lengthOf(rework)).toBe(lengthOf(first));
});
