import { expect, test } from 'vitest';
import { dateInIndia, instantInIndia } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { recordIncomeTax } from '#server/modules/tax/income-tax-store.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { balancesOf } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { given, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});

const GROSS_BEFORE = 500_000_00 - 300_00;

/** A visit of ₹800 is done, by somebody who had earned almost ₹5,00,000 at that moment. */
async function done(earnedAt = app.now()) {
  const { bookingId, ravi } = await visitAt(app, asha, 'done');
  const eventId = await recordAnyEvent(world.db, bookingId, 'WorkTested', app.now(), 'clock', {});
  await recordIncomeTax(
    world.db,
    {
      ...{ eventId, karigarId: ravi.karigarId, bookingId, section: 'test' },
      ...{ grossPaise: GROSS_BEFORE, keptPaise: 0 },
    },
    earnedAt,
  );
  return { bookingId, ravi, accept: () => acceptWork(app, { bookingId, userId: asha.id }) };
}

const owedTo = async (karigarId: number) => -(await balanceOf(world.db, karigarPayable(karigarId)));
const taxOwed = async () => -(await balanceOf(world.db, 'income_tax_payable'));

test('beyond ₹5,00,000 of the year the tax on it is kept, a tenth of a visit at most, and the Karigar reads it in the visit, in their earnings and with their payout', async () => {
  const before = await taxOwed();
  const { bookingId, ravi, accept } = await done();
  await accept();
  // 0.1 % of ₹5,00,500 is more than a tenth of the Karigar's ₹640: the rest is kept of their next visits.
  const kept = 64_00;
  expect(await owedTo(ravi.karigarId)).toBe(640_00 - kept);
  expect((await taxOwed()) - before).toBe(kept);
  // The entry is between the Karigar, the State and us: the books of the booking are what they were.
  expect(await balancesOf(world.db, bookingId)).toMatchObject({
    [karigarPayable(ravi.karigarId)]: -640_00,
  });
  const day = dateInIndia(app.now());
  const earnings = () => readEarnings(world.db, { userId: ravi.userId, day, now: app.now() });
  expect(await earnings()).toMatchObject({
    netPaise: 640_00 - kept,
    visits: [
      {
        grossPaise: 800_00,
        deductions: [
          { kind: 'platform-fee', amountPaise: 160_00 },
          { kind: 'income-tax', amountPaise: kept },
        ],
        netPaise: 640_00 - kept,
      },
    ],
  });
  const deductions = [
    { kind: 'platform-fee', amountPaise: 160_00 },
    { kind: 'income-tax', amountPaise: kept },
  ];
  const pay = { grossPaise: 800_00, deductions, netPaise: 640_00 - kept };
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
  expect(seen).toMatchObject({ ok: true, value: { visit: { pay, netPaise: pay.netPaise } } });
  await makeKarigarBatch(world.db, 'ops:1', app.now());
  expect((await earnings()).payouts).toMatchObject([
    { amountPaise: 640_00 - kept, earnedPaise: 640_00 - kept, incomeTaxPaise: kept },
  ]);
});

test('earnings of the financial year before do not count', async () => {
  const { ravi, accept } = await done(instantInIndia('2026-04-01', 0) - 1);
  await accept();
  expect(await owedTo(ravi.karigarId)).toBe(640_00);
});

test('two customers accept at once: the Karigar’s year is reckoned one after the other, to the paisa', async () => {
  const one = await done(instantInIndia('2026-03-31', 0));
  const karigarId = one.ravi.karigarId;
  // Both visits are this Karigar's, and almost all of the year lies before them.
  const other = await visitAt(app, asha, 'assigned', { time: '04:00 PM' });
  const anew = { ...app, facts: createAppCache(world.db) };
  const call = { id: other.bookingId, karigarId, why: 'asked for', by: 'test' };
  expect(await assignByHand(anew, call)).toMatchObject({ ok: true });
  await given.visit(app, 'done', other.bookingId);
  const eventId = await recordAnyEvent(
    world.db,
    one.bookingId,
    'WorkTested',
    app.now(),
    'clock',
    {},
  );
  await recordIncomeTax(
    world.db,
    {
      ...{ eventId, karigarId, bookingId: one.bookingId, section: 'test' },
      ...{ grossPaise: 500_000_00, keptPaise: 500_00 },
    },
    app.now(),
  );
  await Promise.all([
    one.accept(),
    acceptWork(app, { bookingId: other.bookingId, userId: asha.id }),
  ]);
  const { rows } = await world.db.query<{ gross: number; kept: number }>(
    `select sum(gross_paise)::int as gross, sum(kept_paise)::int as kept from income_tax_kept
      where karigar_id = $1 and credited_at >= '2026-04-01'`,
    [karigarId],
  );
  const [{ gross, kept }] = rows as [{ gross: number; kept: number }];
  expect(kept).toBe(Math.floor(gross / 1_000));
});
