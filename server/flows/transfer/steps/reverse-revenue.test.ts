import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import type { BillLine } from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { balancesOf, bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { settleWork } from '../../visit/steps/settle-work.ts';
import { reverseRevenue } from './reverse-revenue.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());

const line = (no: number, kind: BillLine['kind'], amountPaise: number): BillLine => ({
  ...({ line: no, kind, label: kind === 'parts' ? 'Flowers' : '', state: 'accepted' } as const),
  ...{ approvedPaise: amountPaise, amountPaise },
});

test('a pooja with flowers on top gives back the tax that its lines bear: all of it with the whole, and its credit note agrees with the books', async () => {
  const asha = await sowCustomer(world.db);
  let karigarId = 0;
  for (let count = 0; count < 8; count += 1)
    karigarId = await sowKarigar(world.db, { skills: [8] });
  const app = paymentDeps(world.db, NOW);
  const [work, flowers] = [1_100_000, 200_000];
  const pooja = { serviceId: 8, option: 'fullArrangement', shownPricePaise: work } as const;
  const bookingId = await bookOnline(app, asha, { ...pooja, date: '2026-11-27' });
  const attemptId = await payFor(app, asha, bookingId, work);
  const dueAt = NOW;
  const more = { kind: 'extra-work', amountPaise: flowers, dueAt } as const;
  await recordInstalmentAdded(world.db, bookingId, more);
  const lines = [line(1, 'service', work), line(2, 'parts', flowers)];
  const booking = (await findBooking(world.db, bookingId))!;
  await transaction(world.db, async (db) => {
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOW, 'clock', {});
    await recordBill(db, bookingId, lines);
    await settleWork({ db, now: NOW, booking, eventId }, lines, [karigarId]);
  });
  const { gst_payable: owed = 0 } = await balancesOf(world.db, bookingId);
  const whole = await reverseRevenue(world.db, booking, work + flowers);
  expect(whole).toMatchObject({ of: 'revenue', amountPaise: work + flowers, taxPaise: -owed });

  const by = (await sowCustomer(world.db, 'Meera')).id;
  const part = { id: newId(), attemptId, amountPaise: 260_000, by, why: 'Half of it was late.' };
  expect(await refundByHand(app, part)).toMatchObject({ ok: true });
  const supplier = TEST_SUPPLIER;
  await issueTaxDocuments({ pool: world.db, now: app.now, supplier }, { bookingId });
  const { rows } = await world.db.query(
    `select (cgst_paise + sgst_paise)::int as tax, printed -> 'en' as printed
      from tax_documents where booking_id = $1 and kind = 'credit-note'`,
    [bookingId],
  );
  expect(rows).toHaveLength(1);
  // A fifth of it.
  expect(Math.abs(rows[0].tax + owed / 5)).toBeLessThanOrEqual(4);
  expect((await balancesOf(world.db, bookingId)).gst_payable).toBe(owed + rows[0].tax);
  expect(JSON.stringify(rows[0].printed)).toContain('Flowers');
});
