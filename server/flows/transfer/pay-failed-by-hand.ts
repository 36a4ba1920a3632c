import type { RefusalOf } from '#contract/operation.ts';
import type { payFailedByHand as byHand } from '#contract/ops/pay-failed-by-hand.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordPaidByHand } from '#server/modules/transfer/moves-store.ts';
import { isReferenceUsed } from '#server/modules/transfer/store.ts';
import { HAND_PAID, type Payout } from '#server/modules/transfer/transfer.ts';
import { lockWord } from '#server/platform/database/locks.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findToSend, openCourse } from './steps/open-course.ts';
import { type PayWish, payInstead, type World } from './steps/pay-instead.ts';

type Command = Omit<PayWish, 'why'> & {
  readonly why?: string | undefined;
  /** Once it has been paid. */
  readonly bankReference?: string | undefined;
};
type Refusal = RefusalOf<typeof byHand>;

/**
 * A colleague pays at the bank what no carrier could. The money is set aside first, then agreed to where it needs two, then
 * paid at the bank; the reference comes last, so that nothing leaves our bank which may still be refused or spent.
 */
export async function payFailedByHand(
  world: World,
  command: Command,
): Promise<Outcome<'approved' | 'requested' | 'paid', Refusal>> {
  const { bankReference, why } = command;
  if (bankReference !== undefined) return recordPaid(world, { ...command, bankReference });
  if (why === undefined) return refuse('reason-missing');
  const known = await findToSend(world.pool, command.id);
  if (!known) return refuse('no-such-transfer');
  return transaction(world.pool, async (db) =>
    payInstead(db, world, {
      known,
      command: { ...command, why },
      way: { destinationId: null, provider: HAND_PAID },
    }),
  );
}

/** It has been paid, under this reference; said twice it is once. */
async function recordPaid(
  world: World,
  command: Command & { readonly bankReference: string },
): Promise<Outcome<'paid', Refusal>> {
  const { id, payoutId, bankReference, by } = command;
  const known = await findToSend(world.pool, payoutId);
  if (known?.purpose !== 'payout' || known.insteadOf !== id) return refuse('no-such-transfer');
  if (known.provider !== HAND_PAID) return refuse('no-such-transfer');
  return transaction(world.pool, async (db) => {
    await lockWord(db, 'bank-reference', bankReference);
    if (await isReferenceUsed(db, bankReference, payoutId)) return refuse('reference-used');
    const opened = await openCourse(db, world.now(), known);
    if (!opened) return refuse('no-such-transfer');
    const { course } = opened;
    const transfer = opened.transfer as Payout;
    if (course.ownerId === by) return refuse('own-money');
    if (transfer.state === 'requested') return refuse('needs-another-person');
    if (transfer.state === 'paid' && transfer.reference !== bankReference)
      return refuse('transfer-id-reused');
    if (transfer.state === 'paid') return accept('paid');
    if (transfer.state !== 'approved') return refuse('transfer-changed', { payablePaise: 0 });
    await recordPaidByHand(db, payoutId, bankReference, course.now);
    await course.finish({ provider: HAND_PAID, tries: 1 }, bankReference);
    return accept('paid');
  });
}
