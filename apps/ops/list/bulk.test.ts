import { expect, test } from 'vitest';
import { type BulkRow, bulkCsv, type Listed, sumsOf, wishedFor } from './bulk.ts';

const booking = (more: Partial<Listed> = {}): Listed => ({
  ...{ id: 'b1', reference: 'AGN-1', status: 'assigned', serviceName: '=Plumbing' },
  ...{ startsAt: '2026-11-23T16:30:00+05:30', customerName: 'Asha', pincode: '400001' },
  ...{ karigarName: null, totalPaise: 80_000, duePaise: 0, openItems: 0 },
  ...more,
});
const row = (state: BulkRow['state'], feePaise: number, refundPaise: number): BulkRow => ({
  ...{ booking: booking(), wished: { id: 'b1', act: 'cancel' }, state },
  seen: {
    ...{ refused: null, seen: 's', startsAt: '', endsAt: '', crew: [] },
    money: {
      ...{ feePaise, refundPaise, duePaise: null, goodwillPaise: null },
      ...{ feeFloorPaise: null, stoodDownPaise: null, billPaise: null, cashPaise: null },
    },
    told: [{ who: 'customer', name: 'Asha', language: 'mr', news: 'booking-cancelled' }],
  },
});

test('N12: many are moved to another day, each at its own hour', () => {
  expect(wishedFor(booking(), { act: 'reschedule', date: '2026-11-30' })).toEqual({
    ...{ id: 'b1', act: 'reschedule', date: '2026-11-30', time: '04:30 PM' },
  });
});

test('N12: only what can be carried out is summed up', () => {
  const rows = [row('ready', 100, 900), row('refused', 5, 5), row('ready', 0, 1_000)];
  expect(sumsOf(rows)).toEqual({
    ...{ ready: 2, told: 2, feePaise: 100, refundPaise: 1_900, goodwillPaise: 0 },
  });
});

test('N12: the file has a line for each row with what became of it, and no cell begins a formula', () => {
  const names = { columns: ['Reference'], stateOf: ({ state }: BulkRow) => state };
  const [, done] = bulkCsv(names, [row('done', 100, 900)]).split('\r\n');
  expect(done).toBe("AGN-1,2026-11-23T16:30:00+05:30,'=Plumbing,done,1.00,9.00,");
  const [, overtaken] = bulkCsv(names, [row('had-ended', 100, 900)]).split('\r\n');
  expect(overtaken).toMatch(/had-ended,,,$/);
});
