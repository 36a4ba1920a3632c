import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNTS, cashWithKarigar, gatewayClearing, karigarPayable } from '../ledger/accounts.ts';
import {
  creditGrantedEntry,
  creditUsedEntry,
  type Entry,
  feeDueEntry,
  feeKeptEntry,
  feePaidEntry,
  refundAsCreditEntry,
  refundCreditedEntry,
  refundDueEntry,
  settledEntry,
} from '../ledger/entries.ts';
import { duePaidEntry, visitPaidEntry, workAcceptedEntry } from '../ledger/work-entries.ts';
import { type Posted, SIDES } from './money-moved.ts';
import type { DueTaxDocument } from './tax-document.ts';
import { taxDocumentsDue } from './tax-documents-due.ts';

const bookingId = 'b';
const came = (amountPaise: number) =>
  settledEntry({ provider: 'sandbox', gatewayReference: 'T', amountPaise });
const back = (amountPaise: number) => refundDueEntry({ refundId: 'r', amountPaise });
const kept = (amountPaise: number) => feeKeptEntry({ bookingId, amountPaise });
const done = (usedPaise: number, duePaise = 0, taxPaise = 5) =>
  workAcceptedEntry({
    bookingId,
    usedPaise,
    duePaise,
    taxPaise,
    pay: [{ karigarId: 7, amountPaise: 10 }],
  });

/** Each list is one move. */
const books = (...moves: Entry[][]): Posted[] =>
  moves.flatMap((entries, eventId) => entries.map(({ lines }) => ({ eventId, lines })));
const short = ({ eventId, kind, amountPaise, about }: DueTaxDocument) =>
  about ? [eventId, kind, amountPaise, about.eventId] : [eventId, kind, amountPaise];
const taxDocumentsOf = (...moves: Entry[][]) => taxDocumentsDue(books(...moves)).map(short);

describe('which tax documents money asks for', () => {
  test('paid, then done: a receipt voucher, and an invoice that names it', () => {
    const documents = taxDocumentsDue(books([came(800)], [done(800)]));
    expect(documents.map(short)).toEqual([
      [0, 'receipt', 800],
      [1, 'invoice', 800],
    ]);
    expect(documents[1]?.adjusts).toEqual([{ document: documents[0], amountPaise: 800 }]);
  });

  test('paid, then cancelled for a fee: the fee is invoiced, the rest goes back by a refund voucher', () => {
    expect(taxDocumentsOf([came(800)], [kept(160), back(640)])).toEqual([
      [0, 'receipt', 800],
      [1, 'refund', 640, 0],
      [1, 'invoice', 160],
    ]);
  });

  test('of an event paid in parts the last part goes back first', () => {
    expect(taxDocumentsOf([came(20_000)], [came(2_500)], [kept(11_250), back(11_250)])).toEqual([
      [0, 'receipt', 20_000],
      [1, 'receipt', 2_500],
      [2, 'refund', 2_500, 1],
      [2, 'refund', 8_750, 0],
      [2, 'invoice', 11_250],
    ]);
  });

  test('a fee that is due is invoiced at once; paying it later asks for nothing more', () => {
    const fee = { bookingId, amountPaise: 160 };
    const paid = [came(160), feePaidEntry({ ...fee, instalment: 2 })];
    expect(taxDocumentsOf([feeDueEntry(fee)], paid)).toEqual([[0, 'invoice', 160]]);
  });

  test('the last part of an event, paid after its invoice, asks for nothing more', () => {
    const paid = [came(10), duePaidEntry({ bookingId, instalment: 3, amountPaise: 10 })];
    expect(taxDocumentsOf([came(90)], [done(90, 10)], paid)).toEqual([
      [0, 'receipt', 90],
      [1, 'invoice', 100],
    ]);
  });

  test('money that came for nothing and goes back at once is no advance', () => {
    expect(taxDocumentsOf([came(800), back(800)])).toEqual([]);
  });

  test('what the payment company and the Karigar have of it are no tax documents of the customer', () => {
    const credited = refundCreditedEntry({ refundId: 'r', provider: 'sandbox', amountPaise: 800 });
    const asCredit = refundAsCreditEntry({ refundId: 'r', amountPaise: 800 });
    const granted = creditGrantedEntry({ bookingId, amountPaise: 50 });
    const visit = visitPaidEntry({ bookingId, pay: [{ karigarId: 7, amountPaise: 90 }] });
    expect(taxDocumentsOf([credited], [asCredit], [granted], [visit])).toEqual([]);
  });

  test('credit that is used is a payment', () => {
    const used = creditUsedEntry({ bookingId, instalment: 1, amountPaise: 300 });
    expect(taxDocumentsOf([used])).toEqual([[0, 'receipt', 300]]);
  });

  test('money given back of an invoice is a credit note on it, and never more than it', () => {
    const less = (amountPaise: number): Entry => ({
      kind: 'refund-due',
      reference: 'x',
      lines: [
        { account: 'revenue', amountPaise },
        { account: 'refunds_payable', amountPaise: -amountPaise },
      ],
    });
    expect(taxDocumentsOf([came(800)], [done(800)], [less(300)], [less(900)])).toEqual([
      [0, 'receipt', 800],
      [1, 'invoice', 800],
      [2, 'credit-note', 300, 1],
      [3, 'credit-note', 500, 1],
    ]);
  });
});

/** Random lives: money comes in any parts, then a part is earned and the rest goes back, or something is still owed. */
const life = fc.record({
  parts: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 4 }),
  stray: fc.integer({ min: 1, max: 5_000 }),
  earned: fc.double({ min: 0, max: 1, noNaN: true }),
  due: fc.integer({ min: 0, max: 1_000_000 }),
});

test('whatever happens, receipts less what went back and was earned is what the books hold for the customer', () => {
  fc.assert(
    fc.property(life, ({ parts, stray, earned, due }) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const keep = Math.floor(whole * earned);
      const end = [
        ...(keep > 0 ? [kept(keep)] : []),
        ...(due > 0 ? [feeDueEntry({ bookingId, amountPaise: due })] : []),
        ...(whole - keep > 0 ? [back(whole - keep)] : []),
      ];
      const moves = [...parts.map((part) => [came(part)]), [came(stray), back(stray)], end];
      for (let length = 0; length <= moves.length; length += 1) {
        const posted = books(...moves.slice(0, length));
        const documents = taxDocumentsDue(posted);
        const sum = (kind: DueTaxDocument['kind']) =>
          documents
            .filter((one) => one.kind === kind)
            .reduce((all, one) => all + one.amountPaise, 0);
        const adjusted = documents
          .flatMap(({ adjusts }) => adjusts)
          .reduce((all, { amountPaise }) => all + amountPaise, 0);
        const held = posted
          .flatMap(({ lines }) => lines)
          .filter(({ account }) => account === 'customer_advances')
          .reduce((all, { amountPaise }) => all - amountPaise, 0);
        expect(sum('receipt') - sum('refund') - adjusted).toBe(held);
        if (length === moves.length) expect(sum('invoice')).toBe(keep + due);
        // Longer books begin with the same tax documents: what is issued never has to change.
        expect(
          taxDocumentsDue(books(...moves))
            .slice(0, documents.length)
            .map(short),
        ).toEqual(documents.map(short));
      }
    }),
  );
});

test('every account of the ledger has its side', () => {
  const all = [...ACCOUNTS, gatewayClearing('x'), karigarPayable(1), cashWithKarigar(1)];
  for (const account of all) expect(SIDES).toHaveProperty(account.replace(/:.*/, ''));
});
