import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findInsteadOf } from '#server/modules/transfer/store.ts';
import type { Payout, Refund } from '#server/modules/transfer/transfer.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { askByHand } from './ask-by-hand.ts';
import { insteadCourse } from './instead-course.ts';

export type World = { readonly pool: Pool; readonly now: Clock };

export type PayWish = {
  /** The transfer that failed. */
  readonly id: string;
  readonly payoutId: string;
  /** How much of it was to be paid when the colleague looked. */
  readonly shownPaise: Paise;
  readonly by: string;
  readonly why: string;
};

type Way = Pick<Payout, 'destinationId'> & Partial<Pick<Payout, 'provider'>>;
export type Wanted = { readonly known: Refund | Payout; readonly command: PayWish };
export type Changed = 'transfer-not-failed' | 'transfer-changed';

/** One of us pays what failed out of the money that is there for it, if it is still as much as they saw. */
export async function payInstead(
  db: Database,
  world: World,
  { known, command, way }: Wanted & { readonly way: Way },
) {
  const { payoutId: id, shownPaise: amountPaise } = command;
  const userId = (await ownerOf(db, known)) ?? '';
  const payout = { id, userId, amountPaise, insteadOf: known.id, ...way };
  const course = await insteadCourse(db, world.now(), payout);
  return askByHand(
    course,
    { purpose: 'payout', ...payout },
    command,
    async (): Promise<Outcome<undefined, Changed>> => {
      const { failed } = course;
      if (!failed) return refuse('transfer-not-failed');
      const isPaid = (await findInsteadOf(db, known.id)) !== undefined;
      const payablePaise = isPaid ? 0 : failed.payablePaise;
      if (payablePaise !== amountPaise || amountPaise === 0)
        return refuse('transfer-changed', { payablePaise });
      return accept(undefined);
    },
  );
}

export const ownerOf = async (db: Database, known: Refund | Payout): Promise<string | undefined> =>
  known.purpose === 'payout' ? known.userId : (await findBooking(db, known.bookingId))?.userId;
