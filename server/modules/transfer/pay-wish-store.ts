import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The Karigar wants to be paid at the next hour of paying. One that still waits stays as it is; answers whether it is new. */
export const recordPayWish = async (
  db: Database,
  karigarId: number,
  at: Instant,
): Promise<boolean> => (await upsert.count(db, [karigarId, new Date(at)])) > 0;

/** A payout that was made later has answered it, and one that the bank returned has not. */
const WAITS = `not exists (select from transfers t where t.karigar_id = w.karigar_id
  and t.requested_at >= w.asked_at and t.returned_at is null)`;

const upsert = statement<[number, Date]>({
  name: 'transfer-record-pay-wish',
  text: `insert into pay_wishes as w (karigar_id, asked_at) values ($1, $2)
    on conflict (karigar_id) do update set asked_at = excluded.asked_at where not (${WAITS})`,
});

const waiting = statement<[], { karigarId: number }>({
  name: 'transfer-list-pay-wishes',
  text: `select w.karigar_id as "karigarId" from pay_wishes w where ${WAITS}`,
});

/** The Karigars who wait to be paid before Monday. */
export const listPayWishes = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set((await waiting.run(db, [])).map(({ karigarId }) => karigarId));

const one = statement<[number, LocalDate], { waits: boolean; paidToday: boolean }>({
  name: 'transfer-find-pay-wish',
  text: `select exists (select from pay_wishes w where w.karigar_id = $1 and ${WAITS}) as waits,
    exists (select from transfers t where t.karigar_id = $1 and t.batch_on = $2 and t.returned_at is null) as "paidToday"`,
});

/** Whether one Karigar waits so, and whether that day has a payout of theirs already: there is one a day. */
export const findPayWish = async (
  db: Database,
  karigarId: number,
  today: LocalDate,
): Promise<{ readonly waits: boolean; readonly paidToday: boolean }> =>
  (await one.first(db, [karigarId, today])) ?? { waits: false, paidToday: false };
