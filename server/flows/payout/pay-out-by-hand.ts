import { policy } from '#contract/policy.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Clock, DAY, type Instant } from '#kernel/time.ts';
import { sumOwed } from '#server/modules/booking/owner-store.ts';
import { payoutByHandEntry } from '#server/modules/ledger/payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { findDestination } from '#server/modules/payout/destination-store.ts';
import type { Payout } from '#server/modules/payout/payout.ts';
import {
  findPayout,
  lockPayout,
  recordApproved,
  recordRequested,
  sumPaidAlone,
} from '#server/modules/payout/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Whatever is paid to somebody within so long counts as one payout in parts. */
const PARTS_OF_ONE = 30 * DAY;

type Deps = { readonly pool: Pool; readonly now: Clock };

/**
 * An operator pays a person out of our own pocket, to a UPI id that the person has confirmed. "Over ₹5,000 by hand
 * needs two people" (rulings): then it waits for a second operator, and the database lets nobody send it before. Not
 * while the person owes us for a booking, as with a payout of credit; nobody pays themselves, nor agrees to what they
 * are paid.
 */
export async function payOutByHand(
  world: Deps,
  command: Pick<Payout, 'id' | 'userId' | 'destinationId' | 'amountPaise'> & {
    readonly by: string;
    readonly why: string;
  },
): Promise<
  Outcome<
    'approved' | 'requested',
    'destination-not-found' | 'own-money' | 'payout-id-reused' | 'dues-first'
  >
> {
  const { by, why, ...payout } = command;
  return transaction(world.pool, async (db) => {
    await lockCredit(db, payout.userId);
    const before = await findPayout(db, payout.id);
    if (before) {
      const isSame = Object.entries({ ...payout, requestedBy: by }).every(
        ([name, value]) => before[name as keyof Payout] === value,
      );
      if (!isSame) return refuse('payout-id-reused');
      return accept(before.state === 'requested' ? 'requested' : 'approved');
    }
    const destination = await findDestination(db, payout.destinationId);
    if (destination?.userId !== payout.userId || !destination.isConfirmed)
      return refuse('destination-not-found');
    if (payout.userId === by) return refuse('own-money');
    const duePaise = await sumOwed(db, payout.userId);
    if (duePaise > 0) return refuse('dues-first', { duePaise });
    const now = world.now();
    const alonePaise = await sumPaidAlone(db, payout.userId, now - PARTS_OF_ONE);
    await recordRequested(db, { ...payout, state: 'requested', requestedBy: by }, now);
    const needsTwo = payout.amountPaise + alonePaise > policy.refund.twoPeopleAbovePaise;
    await tell(db, 'PayoutAskedByHand', payout, by, now, { why, needsTwo });
    if (needsTwo) return accept('requested');
    await approve(db, payout, { by, approvedBy: null }, now);
    return accept('approved');
  });
}

/** A second of us agrees; whoever asked for it is none. */
export async function approvePayoutByHand(
  world: Deps,
  command: { readonly id: string; readonly by: string },
): Promise<
  Outcome<'approved', 'payout-not-found' | 'needs-another-person' | 'own-money' | 'dues-first'>
> {
  const known = await findPayout(world.pool, command.id);
  if (!known) return refuse('payout-not-found');
  return transaction(world.pool, async (db) => {
    await lockCredit(db, known.userId);
    const payout = await lockPayout(db, known.id);
    if (!payout) return refuse('payout-not-found');
    if (payout.approvedBy === command.by) return accept('approved');
    if (payout.state !== 'requested') return refuse('payout-not-found');
    if (payout.requestedBy === command.by) return refuse('needs-another-person');
    if (payout.userId === command.by) return refuse('own-money');
    const duePaise = await sumOwed(db, payout.userId);
    if (duePaise > 0) return refuse('dues-first', { duePaise });
    const { by } = command;
    await approve(db, payout, { by, approvedBy: by }, world.now());
    return accept('approved');
  });
}

type Money = { readonly id: string; readonly userId: string; readonly amountPaise: Paise };

async function approve(
  db: Database,
  payout: Money,
  who: { readonly by: string; readonly approvedBy: string | null },
  now: Instant,
): Promise<void> {
  await recordApproved(db, payout.id, who.approvedBy, now);
  const eventId = await tell(db, 'PayoutApproved', payout, who.by, now);
  const { id: payoutId, amountPaise } = payout;
  const entry = payoutByHandEntry({ payoutId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: null, at: now });
}

const tell = (
  db: Database,
  event: 'PayoutAskedByHand' | 'PayoutApproved',
  { id, userId, amountPaise }: Money,
  by: string,
  now: Instant,
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> =>
  recordEvent(db, id, event, now, `ops:${by}`, { userId, payoutId: id, amountPaise, ...more });
