import { newId } from '#kernel/ids.ts';
import type { Trial } from '../trial.ts';

/** Trials of credit and its payout, and of the tax documents about money. */
export const creditTrials: Readonly<Record<string, Trial>> = {
  listStuckMoney: { own: () => ({}) },
  listSettlements: { own: () => ({}) },
  answerDifference: {
    own: () => ({
      ...{ settlementId: newId(), position: 0, id: newId(), way: 'asked' },
      why: 'We have written to the gateway.',
    }),
    refusedAs: 'difference-not-found',
    names: {
      settlementId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
      id: { hears: 'anything', of: ({ bookingId }) => bookingId },
    },
  },
  matchDifference: {
    own: () => ({
      ...{ settlementId: newId(), position: 0, ourReference: 'PAY-1', id: newId() },
      why: 'It is the same payment.',
    }),
    refusedAs: 'difference-not-found',
    names: {
      settlementId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
      id: { hears: 'anything', of: ({ bookingId }) => bookingId },
    },
  },
  adoptDifference: {
    own: ({ bookingId }) => ({
      ...{ settlementId: newId(), position: 0, bookingId, id: newId() },
      why: 'It was paid for this booking.',
    }),
    refusedAs: 'difference-not-found',
    names: {
      settlementId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
      bookingId: { hears: 'anything', of: ({ bookingId }) => bookingId },
      id: { hears: 'anything', of: ({ bookingId }) => bookingId },
    },
  },
  listDifferenceCandidates: {
    own: () => ({ settlementId: newId(), position: 0 }),
    refusedAs: 'difference-not-found',
    names: {
      settlementId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
    },
  },
  readTrialBalance: { own: () => ({}) },
  readLedgerAccount: {
    own: () => ({ account: 'bank', month: '2026-11' }),
    refusedAs: 'account-not-found',
  },
  listLedgerEntries: {
    own: ({ bookingId }) => ({ of: 'booking', id: bookingId }),
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  exportBooks: {
    own: () => ({
      ...{ book: 'day-book', form: 'csv', from: '2026-11-22', until: '2026-11-24' },
      why: 'The accountant asks for it.',
    }),
  },
  closeMonth: {
    own: () => ({ month: '2026-11', digest: '0'.repeat(64), why: 'The books are right.' }),
    refusedAs: 'month-not-over',
  },
  listAllowanceRates: { own: () => ({}) },
  setAllowanceRates: {
    own: () => ({
      ...{ holdsFrom: '2020-01-01', why: 'Petrol costs more' },
      ...{ waitingFreeMinutes: 10, waitingPaisePerMinute: 300, waitingMostPaise: 15_000 },
      ...{ wayFreeKm: 8, wayPaisePerKm: 700, wayMostPaise: 20_000 },
      ...{ dayPaisePerHour: 6_000, dayMostPaise: 48_000 },
    }),
    refusedAs: 'rates-day-invalid',
  },
  readIncomeTax: { own: () => ({ year: 2026, quarter: 3 }) },
  exportIncomeTax: {
    own: () => ({ form: 'csv', year: 2026, quarter: 3, why: 'The accountant asks for it.' }),
  },
  exportTaxDocuments: {
    own: () => ({
      ...{ form: 'csv', from: '2026-11-22', until: '2026-11-24' },
      why: 'The accountant asks for it.',
    }),
  },
  exportGstReturn: {
    own: () => ({
      ...{ return: 'gstr-1', form: 'csv', month: '2026-10' },
      why: 'The accountant asks for it.',
    }),
  },
  readCredit: { own: () => ({}) },
  findUpiName: {
    own: () => ({ upiId: 'asha.kulkarni@okbank' }),
    names: { upiId: { hears: 'anything', of: () => 'asha@okbank' } },
  },
  requestPayout: {
    own: ({ destinationId }) => ({ id: newId(), destinationId, shownPaise: 100 }),
    refusedAs: 'no-credit',
    names: {
      id: { hears: 'reused', of: ({ payoutId }) => payoutId },
      destinationId: { hears: 'same-as-nothing', of: (its) => its.destinationId },
    },
  },
  nameBusiness: {
    own: ({ bookingId }) => ({
      id: bookingId,
      business: { name: 'Farida Interiors', gstin: '27AAPFU0939F1ZV' },
    }),
    names: { id: { hears: 'same-as-nothing', of: (its) => its.bookingId } },
  },
  readTaxDocument: {
    own: ({ taxDocumentId }) => ({ id: taxDocumentId, language: 'en' }),
    names: { id: { hears: 'same-as-nothing', of: (its) => its.taxDocumentId } },
  },
};
