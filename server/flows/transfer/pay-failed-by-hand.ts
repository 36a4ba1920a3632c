import type { RefusalOf } from '#contract/operation.ts';
import type { payFailedByHand as byHand } from '#contract/ops/pay-failed-by-hand.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { isReferenceUsed } from '#server/modules/transfer/store.ts';
import { HAND_PAID } from '#server/modules/transfer/transfer.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findToSend } from './steps/open-course.ts';
import { type PayWish, payInstead, type World } from './steps/pay-instead.ts';

/** A colleague has paid at the bank what no carrier could, and says under which reference. */
export async function payFailedByHand(
  world: World,
  command: PayWish & { readonly bankReference: string },
): Promise<Outcome<'approved' | 'requested', RefusalOf<typeof byHand>>> {
  const { payoutId, bankReference: reference } = command;
  const known = await findToSend(world.pool, command.id);
  if (!known) return refuse('no-such-transfer');
  return transaction(world.pool, async (db) => {
    await lockWord(db, 'bank-reference', reference);
    if (await isReferenceUsed(db, reference, payoutId)) return refuse('reference-used');
    const way = { destinationId: null, provider: HAND_PAID, reference };
    return payInstead(db, world, { known, command, way });
  });
}
