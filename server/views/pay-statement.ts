import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { addDays, instantInIndia } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { type Asked, earningsAtOnce } from './earnings.ts';
import { type Payout, type PayoutRow, SELECT_PAYOUT, toPayout } from './karigar-payouts.ts';

const nameOnRoster = statement<[userId: string], { name: string }>({
  name: 'pay-statement-name',
  text: 'select name from karigars where user_id = $1',
});

export type PayStatement = Pick<
  OutputOf<typeof readEarnings>,
  'from' | 'until' | 'visits' | 'floors' | 'netPaise'
> & {
  /** On the roster, where they are known by their papers. */
  readonly name: string;
  /** Payments of that week, the first first; the page of earnings shows the latest of all weeks. */
  readonly payouts: readonly Payout[];
  /** More may be added to it. */
  readonly isOver: boolean;
};

const paidIn = statement<[userId: string, from: Date, until: Date], PayoutRow>({
  name: 'pay-statement-payouts',
  text: `${SELECT_PAYOUT} where karigar_id = (select k.id from karigars k where k.user_id = $1)
    and requested_at >= $2 and requested_at < $3 order by requested_at, id`,
});

/** A week of a Karigar for their papers, to the rupee as their page of earnings reads it. */
export const readPayStatement = (pool: Pool, asked: Asked): Promise<PayStatement> =>
  snapshot(pool, async (db) => {
    const { from, until, visits, floors, netPaise } = await earningsAtOnce(db, asked);
    const end = instantInIndia(addDays(until, 1), 0);
    const week = [new Date(instantInIndia(from, 0)), new Date(end)] as const;
    const payouts = (await paidIn.run(db, [asked.userId, ...week])).map(toPayout);
    const name = (await nameOnRoster.first(db, [asked.userId]))?.name ?? '';
    return { name, from, until, visits, floors, netPaise, payouts, isOver: end <= asked.now };
  });
