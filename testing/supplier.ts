import type { Supplier } from '#server/modules/tax-document/supplier.ts';

/** The supplier named on tax documents of tests. */
export const TEST_SUPPLIER: Supplier = {
  legalName: 'Courtyard Services Private Limited',
  gstin: '27AAPFU0939F1ZV',
  address: '5 Test Lane, Mumbai 400058',
  demo: false,
};
