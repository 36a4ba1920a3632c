import { sealedOfKarigars } from '#server/modules/karigar/sealed-store.ts';
import { sealedOfMessages } from '#server/modules/messaging/sealed-store.ts';
import { sealedOfStaff } from '#server/modules/staff/sealed-store.ts';
import { sealedOfTaxDocuments } from '#server/modules/tax-document/sealed-store.ts';
import { sealedOfVisits } from '#server/modules/visit/sealed-store.ts';
import { sealedOfWebhooks } from '#server/modules/webhook/sealed-store.ts';
import type { SealedColumn } from '#server/platform/secrets/sealed-column.ts';

/**
 * Columns that hold sealed values for longer than a moment. The request at another company's sign-in is sealed too, for ten
 * minutes; a test finds every other column that is missing here.
 */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedOfKarigars,
  ...sealedOfVisits,
  ...sealedOfMessages,
  ...sealedOfStaff,
  ...sealedOfTaxDocuments,
  ...sealedOfWebhooks,
];
