import { readCsv } from '#server/platform/csv.ts';
import type { SettlementLine } from '../gateway.ts';
import { paiseOf } from '../settlement-file.ts';

/**
 * PhonePe's settlement report: one row for each payment and refund, amounts in rupees with two decimals, fees and taxes
 * below zero, so that a row's payout is the sum of its amounts. https://developer.phonepe.com/docs/settlement
 */
export const SETTLEMENT_COLUMNS = [
  'PaymentType',
  'MerchantReferenceId',
  'PhonePeReferenceId',
  'From',
  'Instrument',
  'CreationDate',
  'Amount',
  'Fee',
  'TransactionDate',
  'SettlementDate',
  'BankReferenceNo',
  'IGST',
  'CGST',
  'SGST',
] as const;

export function readPhonepeSettlement(text: string, day: string): SettlementLine[] {
  return readCsv(text).map((row, index) => {
    const cell = (name: (typeof SETTLEMENT_COLUMNS)[number]): string => {
      const value = row[name];
      if (value === undefined) throw new Error(`there is no column ${name}`);
      return value;
    };
    const kind = KINDS[cell('PaymentType')] ?? 'adjustment';
    const amount = paiseOf(cell('Amount'));
    const taxes = (['IGST', 'CGST', 'SGST'] as const).map((name) => paiseOf(cell(name) || '0'));
    return {
      kind,
      // A row without a reference is named by its position, which is unique among the rows of all days.
      gatewayReference: cell('PhonePeReferenceId') || `${day} row ${index + 2}`,
      ourReference: cell('MerchantReferenceId') || null,
      amountPaise: kind === 'adjustment' ? amount : Math.abs(amount),
      feePaise: 0 - paiseOf(cell('Fee') || '0'),
      taxPaise: taxes.reduce((sum, tax) => sum - tax, 0),
      payoutReference: cell('BankReferenceNo') || null,
    };
  });
}

const KINDS: Readonly<Record<string, SettlementLine['kind']>> = {
  PAYMENT: 'payment',
  REFUND: 'refund',
};
