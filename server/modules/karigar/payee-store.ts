import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { type Payee, payeeSeal } from './payee.ts';

export type NewPayee = {
  readonly id: string;
  readonly karigarId: number;
  readonly payee: Payee;
  readonly usableAt: Instant;
};

/** Confirmed at this moment; another that was named and is not used yet will not be. */
export async function recordPayee(
  db: Database,
  keys: Keys,
  { id, karigarId, payee, usableAt }: NewPayee,
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await dropWaiting.run(db, [karigarId, at]);
  const sealed = seal(keys, payee, payeeSeal(id));
  await insert.run(db, [id, karigarId, sealed, at, new Date(usableAt)]);
}

/** The latest payee the Karigar has named that stands, used or about to be. */
export async function findLatestPayee(
  db: Database,
  keys: Keys,
  karigarId: number,
): Promise<Payee | undefined> {
  const row = await selectLatest.first(db, [karigarId]);
  return row && unseal<Payee>(keys, row.sealed, payeeSeal(row.id));
}

export type PayeeToUse = {
  readonly karigarId: number;
  readonly payeeId: string | null;
  /** Another one is named, and used from then. */
  readonly newUsableAt: Instant | null;
};

/** For a batch that is made at this moment: of all who have named another since they applied. */
export const listPayeesToUse = (db: Database, now: Instant): Promise<PayeeToUse[]> =>
  selectToUse.run(db, [new Date(now)]);

/** The same for one Karigar alone; undefined for somebody who has named no other since they applied. */
export const findPayeeToUse = (
  db: Database,
  karigarId: number,
  now: Instant,
): Promise<Omit<PayeeToUse, 'karigarId'> | undefined> =>
  selectToUseOf.first(db, [new Date(now), karigarId]);

export type LockedPayee = {
  readonly karigarId: number;
  readonly confirmedAt: Instant;
  readonly droppedAt: Instant | null;
};

export const lockPayee = (db: Database, id: string): Promise<LockedPayee | undefined> =>
  selectForUpdate.first(db, [id]);

/** The Karigar takes back what was named since then; answers how many that stopped. */
export const recordPayeesUndone = (
  db: Database,
  {
    karigarId,
    by,
    since,
  }: { readonly karigarId: number; readonly by: string; readonly since: Instant },
  now: Instant,
): Promise<number> =>
  updateUndone.count(db, [
    karigarId,
    new Date(since),
    new Date(now),
    by,
    'The Karigar has undone it.',
  ]);

export const recordPayeeStopped = (
  db: Database,
  id: string,
  stop: { readonly by: string; readonly why: string },
  now: Instant,
): Promise<number> => updateStopped.count(db, [id, new Date(now), stop.by, stop.why]);

/** The colleague who has stopped it; undefined if nobody has. */
export const findStopOfPayee = (
  db: Database,
  id: string,
): Promise<{ readonly by: string } | undefined> => selectStopped.first(db, [id]);

/**
 * A payee that was replaced or stopped before then is nobody's account any more, a thief's included; but the
 * destination of money, sent or on its way, stays known.
 */
export const eraseOldPayees = (db: Database, before: Instant): Promise<number> =>
  removeOld.count(db, [new Date(before)]);

/** Payouts keep their payee only as long as the Karigar has an account with us. */
export async function erasePayeesOf(db: Database, karigarId: number): Promise<void> {
  await remove.run(db, [karigarId]);
}

const dropWaiting = statement<[number, Date]>({
  name: 'karigar-drop-waiting-payees',
  text: `update karigar_payees set dropped_at = $2
    where karigar_id = $1 and dropped_at is null and usable_at > $2`,
});

const insert = statement<[string, number, Buffer, Date, Date]>({
  name: 'karigar-record-payee',
  text: `insert into karigar_payees (id, karigar_id, sealed, confirmed_at, usable_at) values ($1, $2, $3, $4, $5)`,
});

const selectLatest = statement<[number], { id: string; sealed: Buffer }>({
  name: 'karigar-find-latest-payee',
  text: `select id, sealed from karigar_payees where karigar_id = $1 and dropped_at is null
    order by confirmed_at desc, id desc limit 1`,
});

const TO_USE = `(array_agg(p.id order by p.confirmed_at desc) filter (where p.usable_at <= $1))[1] as "payeeId",
      max(p.usable_at) filter (where p.usable_at > $1) as "newUsableAt"
    from karigar_payees p where p.dropped_at is null`;

const selectToUse = statement<[Date], PayeeToUse>({
  name: 'karigar-list-payees-to-use',
  text: `select p.karigar_id as "karigarId", ${TO_USE} group by p.karigar_id`,
});

const selectToUseOf = statement<[Date, number], Omit<PayeeToUse, 'karigarId'>>({
  name: 'karigar-find-payee-to-use',
  text: `select ${TO_USE} and p.karigar_id = $2 group by p.karigar_id`,
});

const selectForUpdate = statement<[string], LockedPayee>({
  name: 'karigar-lock-payee',
  text: `select karigar_id as "karigarId", confirmed_at as "confirmedAt", dropped_at as "droppedAt"
    from karigar_payees where id = $1 for update`,
});

const updateUndone = statement<[number, Date, Date, string, string]>({
  name: 'karigar-record-payees-undone',
  text: `update karigar_payees set dropped_at = coalesce(dropped_at, $3), dropped_by = $4, dropped_why = $5
    where karigar_id = $1 and confirmed_at >= $2 and dropped_why is null`,
});

const updateStopped = statement<[string, Date, string, string]>({
  name: 'karigar-record-payee-stopped',
  text: `update karigar_payees set dropped_at = $2, dropped_by = $3, dropped_why = $4 where id = $1 and dropped_at is null`,
});

const selectStopped = statement<[string], { by: string }>({
  name: 'karigar-find-stop-of-payee',
  text: 'select dropped_by as by from karigar_payees where id = $1 and dropped_why is not null',
});

const remove = statement<[number]>({
  name: 'karigar-erase-payees',
  text: 'delete from karigar_payees where karigar_id = $1',
});

const removeOld = statement<[Date]>({
  name: 'karigar-delete-old-payees',
  text: `delete from karigar_payees y where y.dropped_at < $1
    and not is_paid_to(y.id, $1)`,
});
