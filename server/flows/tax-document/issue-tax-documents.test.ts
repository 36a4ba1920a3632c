import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Business } from '#contract/customer/name-business.ts';
import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { writeTaxDocuments } from '#server/flows/steps/tax-document/write-tax-documents.ts';
import { refundByHand } from '#server/flows/transfer/refund-by-hand.ts';
import { settleWork } from '#server/flows/visit/steps/settle-work.ts';
import { recordInstalmentAdded } from '#server/modules/booking/instalment-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { eraseOldRecipients, eraseRecipientsOf } from '#server/modules/tax-document/owner-store.ts';
import type { BillLine } from '#server/modules/visit/bill.ts';
import { recordBill } from '#server/modules/visit/bill-store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { reactionsTo } from '#server/reactions.ts';
import {
  balancesOf,
  bookOnline,
  type PaymentDeps,
  payFor,
  paymentDeps,
} from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { given } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { checkTaxDocuments } from './check-tax-documents.ts';
import { issueTaxDocuments } from './issue-tax-documents.ts';
import { nameBusiness } from './name-business.ts';

const START = instantInIndia('2026-11-23', 600);

let world: World;
let asha: Customer;
let karigarId: number;
let app: PaymentDeps & { pass(ms: number): void };
beforeAll(async () => {
  world = await createWorld({ poolSize: 40 });
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 40; count += 1)
    karigarId = await sowKarigar(world.db, { skills: [2, 3, 8] });
});
afterAll(() => world?.close());
beforeEach(() => {
  app = paymentDeps(world.db, NOW);
});

const issuer = () => ({ pool: world.db, now: app.now, supplier: TEST_SUPPLIER });
const issue = (bookingId: string) => issueTaxDocuments(issuer(), { bookingId });

type Row = Record<'kind' | 'number' | 'name', string> &
  Record<'serial' | 'amount' | 'tax' | 'adjusted', number> & {
    about: string | null;
    printed: Record<'en' | 'hi' | 'mr', PrintedTaxDocument>;
  };
async function documentsOf(bookingId: string): Promise<Row[]> {
  const { rows } = await world.db.query<Row>(
    `select p.kind, p.number, p.serial, p.amount_paise::int as amount, (p.cgst_paise + p.sgst_paise)::int as tax,
        p.adjusted_paise::int as adjusted, a.number as about, r.name, p.printed
      from tax_documents p join tax_document_recipients r on r.tax_document_id = p.id left join tax_documents a on a.id = p.about
      where p.booking_id = $1 order by p.event_id, p.series, p.serial`,
    [bookingId],
  );
  return rows;
}

async function accept(
  bookingId: string,
  workPaise = 80_000,
  extra: readonly BillLine[] = [],
): Promise<void> {
  await transaction(world.db, async (db) => {
    const booking = (await findBooking(db, bookingId))!;
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', app.now(), 'clock', {});
    const lines = [bookedLine(workPaise), ...extra];
    await recordBill(db, bookingId, lines);
    await settleWork({ db, now: app.now(), booking, eventId }, lines, [karigarId]);
  });
}
const accepted = { state: 'accepted' } as const;
const bookedLine = (amountPaise: number) => ({
  ...({ line: 1, kind: 'service', label: '', approvedPaise: amountPaise, amountPaise } as const),
  ...accepted,
});

describe('tax documents of a booking', () => {
  test('paid: a receipt voucher with the tax of the day, made out to whoever booked; asked for twice it is one', async () => {
    const bookingId = await bookOnline(app, asha);
    await payFor(app, asha, bookingId);
    expect(await issue(bookingId)).toBe(1);
    expect(await issue(bookingId)).toBe(0);
    const [voucher, ...more] = await documentsOf(bookingId);
    expect(more).toEqual([]);
    expect(voucher).toMatchObject({ kind: 'receipt', amount: 80_000, tax: 3_810, about: null });
    expect(voucher?.number).toMatch(/^RV\/26-27\/\d{7}$/);
    expect(voucher?.name).toBe('Asha Kulkarni');
    expect(voucher?.printed.en.title).toBe('Receipt Voucher');
    expect(voucher?.printed.hi.title).toBe('रसीद वाउचर (Receipt Voucher)');
    expect(JSON.stringify(voucher?.printed)).toContain(TEST_SUPPLIER.gstin);
    expect(voucher?.printed.mr.facts).toContainEqual({ label: 'पैसे भरण्याची पद्धत', value: 'UPI' });
  });

  test('cancelled for a fee: the fee is invoiced, the rest is on a refund voucher that names the receipt', async () => {
    const bookingId = await bookOnline(app, asha, { time: '11:00 AM' });
    await payFor(app, asha, bookingId);
    await given.visit(app, 'assigned', bookingId);
    app.pass(START + HOUR - 10 * HOUR - app.now());
    const command = { bookingId, userId: asha.id, shownFeePaise: 8_000, shownRefundPaise: 72_000 };
    expect(await cancelBooking(app, command)).toMatchObject({ value: 'cancelled' });
    expect(await issue(bookingId)).toBe(3);
    const [receipt, refund, fee] = (await documentsOf(bookingId)).toSorted(
      (a, b) => b.amount - a.amount,
    );
    expect(receipt).toMatchObject({ kind: 'receipt', amount: 80_000 });
    expect(refund).toMatchObject({ kind: 'refund', amount: 72_000, about: receipt?.number });
    expect(fee).toMatchObject({ kind: 'invoice', amount: 8_000, adjusted: 8_000 });
    expect(JSON.stringify(fee?.printed.en)).toContain('Cancellation or no-show fee: Plumbing');
  });

  test('the work is accepted: an invoice that adjusts the receipt, with nothing left to pay', async () => {
    const bookingId = await bookOnline(app, asha, { time: '12:00 PM' });
    await payFor(app, asha, bookingId);
    await issue(bookingId);
    await accept(bookingId);
    expect(await issue(bookingId)).toBe(1);
    const [receipt, invoice] = await documentsOf(bookingId);
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 80_000, adjusted: 80_000 });
    const printed = JSON.stringify(invoice?.printed.en);
    for (const words of [receipt!.number, 'Tax Invoice', '9987', 'section 9(5)', '2.5%'])
      expect(printed).toContain(words);
  });

  test('less work than was paid for: what goes back is on a refund voucher, the invoice is for the rest', async () => {
    const bookingId = await bookOnline(app, asha, { time: '01:00 PM' });
    await payFor(app, asha, bookingId);
    await accept(bookingId, 50_000);
    await issue(bookingId);
    expect((await documentsOf(bookingId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 80_000],
      ['refund', 30_000],
      ['invoice', 50_000],
    ]);
  });

  test('given back after the invoice: a credit note on it', async () => {
    const bookingId = await bookOnline(app, asha, { time: '02:00 PM' });
    const attemptId = await payFor(app, asha, bookingId);
    await accept(bookingId);
    const before = await balancesOf(world.db, bookingId);
    const by = (await sowCustomer(world.db, 'Meera')).id;
    const back = { id: newId(), attemptId, amountPaise: 10_000, by, why: 'She was right.' };
    expect(await refundByHand(app, back)).toEqual({ ok: true, value: 'approved' });
    const { rows } = await world.db.query(
      "select id, type, subject, data, at from events where subject = $1 and type = 'RefundApproved'",
      [bookingId],
    );
    expect(reactionsTo(rows[0])).toContainEqual({ job: 'issue-tax-documents' });
    await issue(bookingId);
    const [, invoice, note] = await documentsOf(bookingId);
    expect(note).toMatchObject({ kind: 'credit-note', amount: 10_000, about: invoice?.number });
    // The State has so much less of it, as the note says; nothing of it is our goodwill.
    const after = await balancesOf(world.db, bookingId);
    const { rows: taxes } = await world.db.query(
      "select (cgst_paise + sgst_paise)::int as tax from tax_documents where booking_id = $1 and kind = 'credit-note'",
      [bookingId],
    );
    const tax = taxes[0].tax;
    expect(tax).toBe(2 * 238);
    expect((after.gst_payable ?? 0) - (before.gst_payable ?? 0)).toBe(tax);
    expect((after.revenue ?? 0) - (before.revenue ?? 0)).toBe(10_000 - tax);
    expect(after.goodwill).toBeUndefined();
  });

  test('extra work and parts stand line by line, each with its own tax, and together they are what the books have', async () => {
    const bookingId = await bookOnline(app, asha, { time: '06:00 PM' });
    await payFor(app, asha, bookingId);
    const extra = [
      ...[
        { line: 2, kind: 'labour', label: 'नल बदलना', approvedPaise: 15_013, amountPaise: 15_013 },
      ],
      ...[
        { line: 3, kind: 'parts', label: 'Tap, brass', approvedPaise: 9_999, amountPaise: 9_990 },
      ],
      ...[{ line: 4, kind: 'parts', label: 'Sealant', approvedPaise: 500, amountPaise: 0 }],
    ].map((one) => ({ ...(one as BillLine), ...accepted }));
    const amountPaise = 15_013 + 9_990;
    await recordInstalmentAdded(world.db, bookingId, {
      ...{ kind: 'extra-work', amountPaise, dueAt: app.now() },
    });
    await accept(bookingId, 80_000, extra);
    await issue(bookingId);
    const invoice = (await documentsOf(bookingId)).find(({ kind }) => kind === 'invoice');
    expect(invoice).toMatchObject({ amount: 80_000 + amountPaise, adjusted: 80_000 });
    const { rows, total } = invoice!.printed.en.table;
    expect(rows.map(([description, , ...figures]) => [description, ...figures])).toEqual([
      ['Plumbing', '₹761.90', '₹19.05 (2.5%)', '₹19.05 (2.5%)', '₹800.00'],
      ['Extra work: नल बदलना', '₹142.99', '₹3.57 (2.5%)', '₹3.57 (2.5%)', '₹150.13'],
      ['Parts: Tap, brass', '₹95.14', '₹2.38 (2.5%)', '₹2.38 (2.5%)', '₹99.90'],
    ]);
    const paise = (shown = '') => Math.round(Number(shown.replace(/ .*|[₹,]/g, '')) * 100);
    for (const column of [2, 3, 4, 5])
      expect(rows.reduce((sum, row) => sum + paise(row[column]), 0)).toBe(paise(total[column]));
    expect(paise(total[3]) + paise(total[4])).toBe(
      -((await balancesOf(world.db, bookingId)).gst_payable ?? 0),
    );
    expect(invoice?.printed.mr.table.rows[2]?.[0]).toBe('सुटे भाग: Tap, brass');
  });

  test('a pooja: an invoice-cum-bill of supply, the ceremony without tax', async () => {
    const id = await bookOnline(app, asha, {
      serviceId: 8,
      option: 'fullArrangement',
      date: '2026-11-25',
      shownPricePaise: 1_100_000,
    });
    await payFor(app, asha, id, 1_100_000);
    await accept(id, 1_100_000);
    await issue(id);
    const invoice = (await documentsOf(id)).find(({ kind }) => kind === 'invoice');
    expect(invoice?.printed.en.title).toBe('Invoice-cum-Bill of Supply');
    expect(invoice?.tax).toBe(2 * (22_881 + 11_905));
  });
});

describe('tax documents of a business', () => {
  const name = (id: string, business: Business | null, userId = asha.id) =>
    nameBusiness({ pool: world.db, now: app.now }, { id, business, userId });
  const KULKARNI = { name: 'Kulkarni Interiors', gstin: '27AAPFU0939F1ZV' };
  const recipientsOf = async (bookingId: string) =>
    (
      await world.db.query(
        `select p.kind, r.name, r.address, r.gstin from tax_documents p join tax_document_recipients r on r.tax_document_id = p.id
          where p.booking_id = $1 order by p.event_id`,
        [bookingId],
      )
    ).rows;

  test('carry its name and GSTIN from when it is named, beside the flat; what was issued before stays', async () => {
    const address = { street: 'Hill Road', society: 'Sahyadri Heights', wing: 'B', flat: '702' };
    const where = { city: 'Mumbai', state: 'Maharashtra', pincode: TOWN.near, landmark: '' };
    const bookingId = await bookOnline(app, asha, {
      ...{ time: '07:00 PM', address: { ...address, ...where } },
    });
    await payFor(app, asha, bookingId);
    await issue(bookingId);
    expect(await name(bookingId, { ...KULKARNI, name: 'Somebody Else' })).toMatchObject({
      ok: true,
    });
    expect(await name(bookingId, null)).toEqual({ ok: true, value: { business: null } });
    expect(await name(bookingId, KULKARNI)).toEqual({ ok: true, value: { business: KULKARNI } });
    await accept(bookingId);
    await issue(bookingId);
    const flat = { address: 'B-702, Sahyadri Heights, Hill Road, Mumbai' };
    expect(await recipientsOf(bookingId)).toEqual([
      { kind: 'receipt', name: 'Asha Kulkarni', gstin: null, ...flat },
      { kind: 'invoice', ...KULKARNI, ...flat },
    ]);
    expect(await name(bookingId, null)).toMatchObject({ refusal: { code: 'invoice-issued' } });
  });

  test('are named by the owner of the booking alone, and no longer in the open once the owner deletes their account', async () => {
    const bookingId = await bookOnline(app, asha, { time: '08:00 PM' });
    const stranger = await sowCustomer(world.db);
    expect(await name(bookingId, KULKARNI, stranger.id)).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
    await name(bookingId, KULKARNI);
    await payFor(app, asha, bookingId);
    await issue(bookingId);
    await eraseRecipientsOf(world.db, TEST_KEYS, [bookingId], NOW);
    expect(await recipientsOf(bookingId)).toEqual([]);
    const ask = 'select from tax_document_businesses where booking_id = $1';
    expect((await world.db.query(ask, [bookingId])).rows).toEqual([]);
  });
});

describe('a tax document that was issued', () => {
  test('stays as it is when name, price and rates change, and the database refuses to change it', async () => {
    const bookingId = await bookOnline(app, asha, { time: '03:00 PM' });
    await payFor(app, asha, bookingId);
    await issue(bookingId);
    const before = await documentsOf(bookingId);
    await world.db.query(`update bookings set name = 'Somebody Else' where id = $1`, [bookingId]);
    await issue(bookingId);
    expect(await documentsOf(bookingId)).toEqual(before);
    for (const change of [
      'update tax_documents set amount_paise = 1',
      'delete from tax_documents',
      'truncate tax_documents cascade',
      `update tax_document_recipients set name = 'x'`,
      'delete from tax_document_series',
    ])
      await expect(world.db.query(change)).rejects.toThrow('is append-only');
    await expect(
      world.db.query(`insert into tax_documents select gen_random_uuid(), booking_id, event_id, 'credit-note', 'CN', 2026, 9, 'CN/9',
        id, 1, 1, 0, 0, 0, now(), '{}' from tax_documents limit 1`),
    ).rejects.toThrow('leaves a gap');
  });

  test('names its recipient for as long as a law asks for it', async () => {
    const { rows } = await world.db.query(
      'select count(*)::int as named from tax_document_recipients',
    );
    expect(rows[0].named).toBeGreaterThan(0);
    expect(await eraseOldRecipients(world.db, NOW - DAY)).toBe(0);
  });
});

describe('the numbers', () => {
  test('have no gap and none twice when many are taken at once, also where transactions are given up', async () => {
    const bookings: string[] = [];
    for (let count = 0; count < 24; count += 1) {
      const date = `2026-12-${String(1 + (count % 12)).padStart(2, '0')}`;
      const time = count < 12 ? '09:00 AM' : '05:00 PM';
      const bookingId = await bookOnline(app, asha, { date, time });
      await payFor(app, asha, bookingId);
      bookings.push(bookingId);
    }
    const reverseRevenue = (bookingId: string) =>
      transaction(world.db, async (db) => {
        await writeTaxDocuments(db, TEST_SUPPLIER, bookingId, app.now());
        throw new Error('given up');
      }).catch((error: Error) => error.message);
    const each = bookings.flatMap((id) => [reverseRevenue(id), issue(id), issue(id)]);
    const answers = await Promise.all(each);
    expect(answers.filter((answer) => answer === 1)).toHaveLength(24);
    expect(answers.filter((answer) => answer === 'given up')).toHaveLength(24);
    const { rows } = await world.db.query(
      `select series, count(*)::int as count, min(serial) as first, max(serial) as last,
          (select last from tax_document_series s where s.series = p.series) as taken
        from tax_documents p group by series`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { count, first, last, taken } of rows)
      expect([first, last, taken]).toEqual([1, count, count]);
  });

  test('begin anew in April', async () => {
    const bookingId = await bookOnline(app, asha, { date: '2027-04-05' });
    await payFor(app, asha, bookingId);
    app.pass(instantInIndia('2027-04-01') - app.now());
    await issue(bookingId);
    expect((await documentsOf(bookingId))[0]?.number).toBe('RV/27-28/0000001');
  });
});

describe('once a night', () => {
  test('what was left behind is written, and all agrees with the books', async () => {
    // The parts are the Karigar's whole, and the tax in them is ours to pay: our share of it is less than nothing.
    const decoration = { serviceId: 8, option: 'decoration', date: '2026-11-27' } as const;
    const atALoss = await bookOnline(app, asha, { ...decoration, shownPricePaise: 300_000 });
    await payFor(app, asha, atALoss, 300_000);
    const parts = { line: 2, kind: 'parts', label: 'Flowers', ...accepted } as const;
    const extra = { ...parts, approvedPaise: 200_000, amountPaise: 200_000 };
    await recordInstalmentAdded(world.db, atALoss, {
      ...{ kind: 'extra-work', amountPaise: 200_000, dueAt: app.now() },
    });
    await accept(atALoss, 300_000, [extra]);
    expect((await balancesOf(world.db, atALoss)).revenue).toBeGreaterThan(0);
    await issue(atALoss);
    const bookingId = await bookOnline(app, asha, { time: '04:00 PM' });
    await payFor(app, asha, bookingId);
    app.pass(HOUR);
    const said: object[] = [];
    const log = {
      warn: (event: string, fields = {}) => said.push({ event, ...fields }),
      security: (event: string, fields = {}) => said.push({ event, ...fields }),
    };
    await checkTaxDocuments({ ...issuer(), log });
    expect(said).toEqual([{ event: 'tax-documents-were-missing', bookingId, written: 1 }]);
    said.length = 0;
    // The row changes as if by a disk or a hand: every guard is off.
    const client = await world.db.connect();
    await client.query(`begin; set local session_replication_role = replica;
      delete from tax_document_recipients where tax_document_id in (select id from tax_documents where booking_id = '${bookingId}');
      update tax_documents set amount_paise = amount_paise - 1, taxable_paise = taxable_paise - 1 where booking_id = '${bookingId}';
      update tax_document_series set last = last + 1 where series = 'IN'; commit`);
    client.release(true);
    await checkTaxDocuments({ ...issuer(), log });
    expect(said).toMatchObject([
      {
        event: 'tax-documents-disagree-with-ledger',
        bookingId,
        heldInBooks: 80_000,
        heldOnTaxDocuments: 79_999,
      },
      { event: 'tax-document-series-broken', series: 'IN' },
    ]);
  });
});
