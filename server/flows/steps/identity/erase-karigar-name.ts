import type { Instant } from '#kernel/time.ts';
import { recordNameErased } from '#server/modules/availability/membership-store.ts';
import { recordsKeptSince } from '#server/modules/payment/records.ts';
import { wasTaxKept } from '#server/modules/tax/income-tax-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * The name under which somebody worked with us goes with their account. Where income tax was kept of their pay it stays as long as
 * that record: a statement of the tax has to say of whom it was kept. Answers whether it was erased now.
 */
export async function eraseKarigarName(
  db: Database,
  karigarId: number,
  now: Instant,
): Promise<boolean> {
  if (await wasTaxKept(db, karigarId, recordsKeptSince(now))) return false;
  return (await recordNameErased(db, karigarId)) > 0;
}
