import type { Paise } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { sumOwed } from '#server/modules/booking/dues-store.ts';
import {
  payoutByHandEntry,
  payoutPaidEntry,
  payoutReturnedEntry,
} from '#server/modules/ledger/payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { lockCredit, recordCredit } from '#server/modules/payment/credit-store.ts';
import { sumOfOurs, sumPaidAlone } from '#server/modules/transfer/sums-store.ts';
import type { Payout } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Course } from './ask-by-hand.ts';

/** Payouts to one person within this time count as one payout in parts. */
const PARTS_OF_ONE = 30 * DAY;

/** The sum that a person has had of us by hand within that time, and what waits for a second of us. */
export const paidLately = (db: Database, userId: string, now: Instant): Promise<Paise> =>
  sumOfOurs(db, userId, now - PARTS_OF_ONE);

/**
 * A payout goes to a UPI id that its owner has confirmed. By hand it is out of our own pocket, and not while the person
 * owes us for a booking, as with a payout of credit.
 */
export async function payoutCourse(
  db: Database,
  now: Instant,
  payout: PayoutWanted,
): Promise<Course<'dues-first'>> {
  const { id: payoutId, userId, amountPaise } = payout;
  await lockCredit(db, userId);
  const common = { userId, payoutId, amountPaise };
  const post = (eventId: number, entry: ReturnType<typeof payoutPaidEntry>) =>
    postEntry(db, entry, { eventId, bookingId: null, at: now });
  return {
    ...{ db, now, ownerId: userId, hasOwner: true, carrierOf },
    givenAlone: () => sumPaidAlone(db, userId, now - PARTS_OF_ONE),
    mayGo: async () => {
      const duePaise = await sumOwed(db, userId);
      return duePaise > 0 ? refuse('dues-first', { duePaise }) : accept(undefined);
    },
    tell: (happened, actor, said = {}) => {
      const { tries = 0, why = '', needsTwo = false, final = false, reason } = said;
      switch (happened) {
        case 'asked':
          return recordEvent(db, payoutId, 'PayoutAskedByHand', now, actor, {
            ...common,
            ...{ why, needsTwo, ...(payout.insteadOf && { insteadOf: payout.insteadOf }) },
          });
        case 'approved':
          return recordEvent(db, payoutId, 'PayoutApproved', now, actor, common);
        case 'declined':
          return recordEvent(db, payoutId, 'PayoutDeclinedByHand', now, actor, { ...common, why });
        case 'initiated':
          return recordEvent(db, payoutId, 'PayoutInitiated', now, actor, { ...common, tries });
        case 'failed':
          return recordEvent(db, payoutId, 'PayoutFailed', now, actor, {
            ...common,
            ...{ tries, final, ...(reason && { reason }) },
          });
        case 'alarmed':
          return recordEvent(db, payoutId, 'PayoutAlarmed', now, actor, {
            ...common,
            ...{ tries, why },
          });
      }
    },
    postByHand: (eventId) => post(eventId, payoutByHandEntry({ payoutId, amountPaise })),
    finish: async ({ provider, tries }, bankReference) => {
      const data = { ...common, tries, bankReference };
      const eventId = await recordEvent(db, payoutId, 'PayoutPaid', now, carrierOf(provider), data);
      await post(eventId, payoutPaidEntry({ payoutId, amountPaise }));
    },
    giveCredit: async ({ provider, tries, reason }) => {
      const data = { ...common, tries, final: true, ...(reason && { reason }) };
      const actor = carrierOf(provider);
      const eventId = await recordEvent(db, payoutId, 'PayoutFailed', now, actor, data);
      const credit = { userId, bookingId: null, instalment: 0, transferId: payoutId, amountPaise };
      await recordCredit(db, { ...credit, reason: 'payout-returned' }, now);
      await post(eventId, payoutReturnedEntry({ payoutId, amountPaise }));
    },
  };
}

export type PayoutWanted = Pick<Payout, 'id' | 'userId' | 'amountPaise'> &
  Partial<Pick<Payout, 'insteadOf'>>;

const carrierOf = (provider: string): string => `bank:${provider}`;
