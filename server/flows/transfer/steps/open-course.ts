import type { Instant } from '#kernel/time.ts';
import { findTransfer, lockTransfer } from '#server/modules/transfer/store.ts';
import type { Payout, Refund } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Course } from './ask-by-hand.ts';
import { insteadCourse } from './instead-course.ts';
import { payoutCourse } from './payout-course.ts';
import { refundCourse } from './refund-course.ts';

/** Locks what a transfer belongs to, then the transfer itself. */
export async function openCourse(
  db: Database,
  now: Instant,
  known: Refund | Payout,
  aboveWhy?: string,
): Promise<{ readonly course: Course; readonly transfer: Refund | Payout } | undefined> {
  const course =
    known.purpose === 'refund'
      ? await refundCourse(db, now, known, aboveWhy)
      : await (known.insteadOf ? insteadCourse(db, now, known) : payoutCourse(db, now, known));
  const transfer = course && (await lockTransfer(db, known.id));
  return transfer && transfer.purpose !== 'karigar-payout' ? { course, transfer } : undefined;
}

/** A refund or payout; what Karigars have earned goes by batches of its own. */
export async function findToSend(db: Database, id: string): Promise<Refund | Payout | undefined> {
  const transfer = await findTransfer(db, id);
  return transfer?.purpose === 'karigar-payout' ? undefined : transfer;
}
