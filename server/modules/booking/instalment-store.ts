import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Instalment } from './booking.ts';

/** One more part to be paid, behind those there are. */
export const recordInstalmentAdded = (
  db: Database,
  bookingId: string,
  { kind, amountPaise, dueAt }: Pick<Instalment, 'kind' | 'amountPaise' | 'dueAt'>,
): Promise<number> => insertInstalment.count(db, [bookingId, kind, amountPaise, new Date(dueAt)]);

/** A part that is paid in two pieces becomes two parts: what is left of it stands behind the others. */
export const recordInstalmentSplit = (
  db: Database,
  bookingId: string,
  position: number,
  firstPaise: Paise,
): Promise<number> => splitInstalment.count(db, [bookingId, position, firstPaise]);

/** Less is wanted than was agreed: what is left of a part stays, the rest is waived. */
export const recordInstalmentWaived = (
  db: Database,
  bookingId: string,
  { position, keptPaise }: { readonly position: number; readonly keptPaise: Paise },
  at: Instant,
): Promise<number> => waiveInstalment.count(db, [bookingId, position, keptPaise, new Date(at)]);

/** The work is accepted: what is left of it is due from now on. What was due on its day is overdue since then. */
export const recordLeftDue = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateLeftDue.count(db, [bookingId, new Date(at)]);

export const recordReminded = (
  db: Database,
  bookingId: string,
  position: number,
  times: number,
): Promise<number> => updateReminded.count(db, [bookingId, position, times]);

const insertInstalment = statement<[string, Instalment['kind'], Paise, Date]>({
  name: 'record-instalment-added',
  text: `insert into instalments (booking_id, position, kind, amount_paise, due_at)
    select $1, max(position) + 1, $2, $3, $4 from instalments where booking_id = $1`,
});

const splitInstalment = statement<[string, number, Paise]>({
  name: 'record-instalment-split',
  text: `with rest as (
      insert into instalments (booking_id, position, kind, amount_paise, due_at)
        select i.booking_id, (select max(position) + 1 from instalments where booking_id = $1), i.kind,
            i.amount_paise - $3, i.due_at
          from instalments i where i.booking_id = $1 and i.position = $2)
    update instalments set amount_paise = $3 where booking_id = $1 and position = $2`,
});

const waiveInstalment = statement<[string, number, Paise, Date]>({
  name: 'record-instalment-waived',
  text: `with rest as (
      insert into instalments (booking_id, position, kind, amount_paise, due_at, waived_at)
        select i.booking_id, (select max(position) + 1 from instalments where booking_id = $1), i.kind,
            i.amount_paise - $3, i.due_at, $4
          from instalments i where i.booking_id = $1 and i.position = $2 and $3 > 0)
    update instalments set amount_paise = case when $3 > 0 then $3 else amount_paise end,
        waived_at = case when $3 > 0 then null else $4 end
      where booking_id = $1 and position = $2 and paid_at is null`,
});

const updateLeftDue = statement<[string, Date]>({
  name: 'record-left-due',
  text: `update instalments set due_at = $2
    where booking_id = $1 and paid_at is null and waived_at is null and kind in ('full', 'extra-work', 'completion')`,
});

const updateReminded = statement<[string, number, number]>({
  name: 'record-reminded',
  text: 'update instalments set reminded = $3 where booking_id = $1 and position = $2',
});
