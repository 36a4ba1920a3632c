import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { openTestGateway, type TestGateway } from '#testing/sandbox.ts';
import { readPhonepeSettlement } from './phonepe/settlement.ts';
import { readRazorpaySettlement } from './razorpay/settlement.ts';
import { paiseOf, readSettlementText } from './settlement-file.ts';

const ANY_ORDER = {
  instrument: 'upi',
  redirectUrl: 'http://localhost:4200/',
  lifetimeSeconds: 900,
  description: 'Plumbing',
} as const;

describe.each(PAYMENT_PROVIDERS)('the report of a payout by %s', (provider) => {
  let at: TestGateway;
  beforeAll(async () => {
    at = await openTestGateway(provider);
  });
  afterAll(() => at.close());

  test('names payments and refunds of the day before, in paise, with fee and tax apart', async () => {
    const today = dateInIndia(Date.now());
    expect(await at.gateway.readSettlement(addDays(today, 1))).toEqual({ state: 'none' });
    const orderReference = newId();
    const created = await at.gateway.createOrder({
      ...ANY_ORDER,
      orderReference,
      amountPaise: 80_050,
    });
    await at.press(created.state === 'created' ? created.payUrl : '', 'pay');
    const paid = await at.gateway.askOrder(orderReference);
    if (paid.state !== 'completed') throw new Error(paid.state);
    const refund = {
      refundReference: `${newId()}-1`,
      orderReference,
      paymentReference: paid.gatewayReference,
      amountPaise: 30_000,
    };
    await at.control({ faults: { refunds: { afterMs: 0 } } });
    await at.gateway.createRefund(refund);
    await expect.poll(() => at.gateway.askRefund(refund)).toMatchObject({ state: 'credited' });
    const back = await at.gateway.askRefund(refund);

    const report = await at.gateway.readSettlement(addDays(today, 1));
    expect(report).toMatchObject({
      state: 'read',
      lines: [
        {
          kind: 'payment',
          gatewayReference: paid.gatewayReference,
          ourReference: orderReference,
          amountPaise: 80_050,
          feePaise: 1_601,
          taxPaise: 288,
        },
        {
          kind: 'refund',
          gatewayReference: back.state === 'credited' ? back.gatewayReference : '',
          amountPaise: 30_000,
          feePaise: 0,
          taxPaise: 0,
        },
      ],
    });
    expect(await at.gateway.readSettlement(today)).toEqual({ state: 'none' });
  });

  test('is read whole, also when it is longer than one answer', async () => {
    const many = Array.from({ length: 230 }, () => newId());
    for (const orderReference of many) {
      const wanted = {
        orderReference,
        amountPaise: 50_000,
        description: 'House Cleaning',
      } as const;
      await at.gateway.createOrder({ ...ANY_ORDER, ...wanted });
      await at.control({ pay: { merchantOrderId: orderReference, outcome: 'completed' } });
    }
    const report = await at.gateway.readSettlement(addDays(dateInIndia(Date.now()), 1));
    const read =
      report.state === 'read' ? report.lines.map(({ ourReference }) => ourReference) : [];
    expect(read.filter((reference) => many.includes(reference ?? ''))).toHaveLength(many.length);
  });
});

describe('PhonePe’s report', () => {
  const HEAD =
    'PaymentType,MerchantReferenceId,PhonePeReferenceId,From,Instrument,CreationDate,Amount,Fee,TransactionDate,SettlementDate,BankReferenceNo,IGST,CGST,SGST';
  const PAYMENT =
    'PAYMENT,o-1,OM1,Customer,UPI_REDEMPTION,2026-11-21,800.00,-16.00,2026-11-21,2026-11-22,UTR1,0.00,-1.44,-1.44';
  const DAY = '2026-11-22';
  const readAt = (day: string, ...rows: string[]) =>
    readPhonepeSettlement(`${[HEAD, ...rows].join('\r\n')}\r\n`, day);
  const read = (...rows: string[]) => readAt(DAY, ...rows);

  test('is in rupees, fees and taxes below zero, the two halves of the GST together', () => {
    expect(read(PAYMENT, 'REFUND,r-1,OMR1,,UPI_REDEMPTION_REVERSE,,-300.5,0.00,,,UTR1,,,')).toEqual(
      [
        {
          kind: 'payment',
          gatewayReference: 'OM1',
          ourReference: 'o-1',
          amountPaise: 80_000,
          feePaise: 1_600,
          taxPaise: 288,
          payoutReference: 'UTR1',
        },
        expect.objectContaining({ kind: 'refund', gatewayReference: 'OMR1', amountPaise: 30_050 }),
      ],
    );
  });

  test('may hold lines that are neither payment nor refund: they are adjustments, and negative ones take money', () => {
    expect(read('EXCESS_RECOVERY,,ADJ1,,,,-5.00,,,,,,,')).toMatchObject([
      { kind: 'adjustment', amountPaise: -500 },
    ]);
  });

  test('a line without an id gets one that no other day or row has', () => {
    const nameless = 'EXCESS_RECOVERY,,,,,,-5.00,,,,,,,';
    const names = [DAY, '2026-11-23']
      .flatMap((day) => readAt(day, nameless, nameless))
      .map(({ gatewayReference }) => gatewayReference);
    expect(new Set(names).size).toBe(4);
  });

  test.each([
    ['a column that is gone', 'PaymentType,Amount\nPAYMENT,1.00\n'],
    ['an amount that is none', `${HEAD}\n${PAYMENT.replace('800.00', '8e2')}\n`],
    ['an amount in thousands', `${HEAD}\n${PAYMENT.replace('800.00', '"1,800.00"')}\n`],
    ['half a row', `${HEAD}\nPAYMENT,o-1\n`],
  ])('%s: none of it is believed', (_, text) => {
    expect(readSettlementText(text, (all) => readPhonepeSettlement(all, DAY))).toMatchObject({
      state: 'unreadable',
    });
  });

  test('rupees become paise without a float between', () => {
    expect(['0.29', '1.1', '-16', '4.35'].map(paiseOf)).toEqual([29, 110, -1_600, 435]);
    expect(() => paiseOf('1.005')).toThrow('no amount');
  });
});

test('Razorpay’s fee holds its tax; what is neither payment nor refund is an adjustment', () => {
  const row = { currency: 'INR' as const, order_receipt: null, settlement_utr: 'u' };
  expect(
    readRazorpaySettlement([
      {
        ...row,
        entity_id: 'pay_1',
        type: 'payment',
        debit: 0,
        credit: 97_640,
        amount: 100_000,
        fee: 2_360,
        tax: 360,
      },
      {
        ...row,
        entity_id: 'adj_1',
        type: 'adjustment',
        debit: 0,
        credit: 1_012,
        amount: 1_012,
        fee: 0,
        tax: 0,
      },
    ]),
  ).toMatchObject([
    { kind: 'payment', amountPaise: 100_000, feePaise: 2_000, taxPaise: 360 },
    { kind: 'adjustment', amountPaise: 1_012, feePaise: 0 },
  ]);
});
