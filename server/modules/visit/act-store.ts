import type { Refusal } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isUniqueViolation } from '#server/platform/database/transaction.ts';
import type { Visit } from './visit.ts';

/** An act of a Karigar at a visit, under the name that their telephone gave it. */
export type Act = {
  readonly actionId: string;
  readonly karigarId: number;
  readonly bookingId: string;
  readonly act: string;
  /** A keyed hash of everything said with the act; null where none was written down yet. */
  readonly contentHash: Buffer | null;
  readonly ownAt: Instant;
  readonly at: Instant;
  readonly refusal: Refusal | null;
};

export const findAct = (
  db: Database,
  actionId: string,
): Promise<Pick<Act, 'karigarId' | 'bookingId' | 'act' | 'contentHash' | 'refusal'> | undefined> =>
  selectAct.first(db, [actionId]);

/** The latest time of the Karigar's own clock at this visit: a later act is never dated before it. */
export const findLatestAct = async (
  db: Database,
  bookingId: string,
  karigarId: number,
): Promise<Instant | undefined> =>
  (await selectLatest.first(db, [bookingId, karigarId]))?.own_at ?? undefined;

/** When we first heard that the Karigar tried to reach the customer, since the visit is theirs. */
export const findFirstTry = async (
  db: Database,
  { bookingId, karigarId, assignedAt }: Pick<Visit, 'bookingId' | 'karigarId' | 'assignedAt'>,
): Promise<Instant | null> =>
  (await selectFirstTry.first(db, [bookingId, karigarId, new Date(assignedAt)]))?.at ?? null;

/** When this Karigar last said that they will be late. */
export const findLastLateness = async (
  db: Database,
  bookingId: string,
  karigarId: number,
): Promise<Instant | undefined> =>
  (await selectLateness.first(db, [bookingId, karigarId]))?.own_at ?? undefined;

/** When one of a crew last said that they are on the way to a visit of this booking. */
export const findLastWay = async (
  db: Database,
  bookingId: string,
  karigarId: number,
): Promise<Instant | undefined> =>
  (await selectLastWay.first(db, [bookingId, karigarId]))?.at ?? undefined;

/** How often a Karigar gave a wrong code of a crew since a moment. */
export const countWrongCrewCodes = async (
  db: Database,
  { bookingId, karigarId }: Pick<Act, 'bookingId' | 'karigarId'>,
  since: Instant,
): Promise<number> =>
  (await selectWrongCodes.first(db, [bookingId, karigarId, new Date(since)]))?.times ?? 0;

/** When the customer let them in at the first visit, by the clock of who said so; null before that. */
export const findLetInAt = async (db: Database, bookingId: string): Promise<Instant | null> =>
  (await selectLetIn.first(db, [bookingId]))?.own_at ?? null;

/** Written once, however often it is sent; another telephone that uses the same name is told so. */
export const recordAct = (db: Database, act: Act): Promise<number> =>
  insertAct.count(db, [
    act.actionId,
    act.karigarId,
    act.bookingId,
    act.act,
    new Date(act.ownAt),
    new Date(act.at),
    act.refusal,
    act.contentHash,
  ]);

/** As long as a telephone might send it again, or somebody asks what was done. */
export const deleteOldActs = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOldActs.count(db, [new Date(before), most]));

const removeOldActs = statement<[before: Date, most: number]>({
  name: 'delete-old-karigar-acts',
  text: `delete from karigar_actions where ctid = any (array(
    select ctid from karigar_actions where at < $1 limit $2))`,
});

/** In the same instant the name was given to an act at another visit, so this one did not happen. */
export const isNameTaken = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  (error as { constraint?: unknown }).constraint === 'karigar_actions_pkey';

const selectAct = statement<
  [string],
  {
    karigarId: number;
    bookingId: string;
    act: string;
    contentHash: Buffer | null;
    refusal: Refusal | null;
  }
>({
  name: 'find-karigar-act',
  text: `select karigar_id as "karigarId", booking_id as "bookingId", act,
      content_hash as "contentHash", refusal
    from karigar_actions where action_id = $1`,
});

const selectLatest = statement<[string, number], { own_at: Instant | null }>({
  name: 'find-latest-karigar-act',
  text: `select max(own_at) as own_at from karigar_actions
    where booking_id = $1 and karigar_id = $2 and refusal is null`,
});

const selectLateness = statement<[string, number], { own_at: Instant | null }>({
  name: 'find-last-lateness',
  text: `select max(own_at) as own_at from karigar_actions
    where booking_id = $1 and karigar_id = $2 and act = 'say-late' and refusal is null`,
});

const selectFirstTry = statement<[string, number | null, Date], { at: Instant | null }>({
  name: 'find-first-contact-try',
  text: `select min(at) as at from karigar_actions where booking_id = $1 and karigar_id = $2
    and act = 'try-contact' and refusal is null and at >= $3`,
});

const selectLastWay = statement<[string, number], { at: Instant | null }>({
  name: 'find-last-way-of-crew',
  text: `select max(at) as at from karigar_actions
    where booking_id = $1 and karigar_id = $2 and act = 'set-out' and refusal is null`,
});

const selectWrongCodes = statement<[string, number, Date], { times: number }>({
  name: 'count-wrong-crew-codes',
  text: `select count(*)::int as times from karigar_actions
    where booking_id = $1 and karigar_id = $2 and at >= $3 and refusal ->> 'code' = 'crew-code-wrong'`,
});

const selectLetIn = statement<[string], { own_at: Instant | null }>({
  name: 'find-let-in',
  text: `select min(own_at) as own_at from karigar_actions
    where booking_id = $1 and act = 'start' and refusal is null`,
});

const insertAct = statement<
  [string, number, string, string, Date, Date, Refusal | null, Buffer | null]
>({
  name: 'record-karigar-act',
  text: `insert into karigar_actions (action_id, karigar_id, booking_id, act, own_at, at, refusal, content_hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});
