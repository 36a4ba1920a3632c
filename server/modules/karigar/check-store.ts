import type { CheckKind } from '#contract/karigar-checks.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockLongWord } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Check = {
  readonly id: string;
  readonly userId: string;
  readonly kind: CheckKind;
  readonly number: string | null;
  readonly checkedOn: LocalDate;
  readonly validUntil: LocalDate | null;
  readonly by: string;
};

const insertCheck = statement<
  [string, string, string, string | null, string, string | null, Date, string]
>({
  name: 'karigar-record-check',
  text: `insert into karigar_checks (id, user_id, kind, number, checked_on, valid_until, recorded_at, recorded_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
});

/** Answers how many were written: none when the name is taken. */
export const recordCheck = (db: Database, check: Check, now: Instant): Promise<number> => {
  const { id, userId, kind, number, checkedOn, validUntil, by } = check;
  return insertCheck.count(db, [
    ...([id, userId, kind, number, checkedOn, validUntil, new Date(now), by] as const),
  ]);
};

const selectCheck = statement<[string], Omit<Check, 'by'>>({
  name: 'karigar-find-check',
  text: `select id, user_id as "userId", kind, number, checked_on::text as "checkedOn", valid_until::text as "validUntil"
    from karigar_checks where id = $1`,
});

export const findCheck = (db: Database, id: string): Promise<Omit<Check, 'by'> | undefined> =>
  selectCheck.first(db, [id]);

const eraseOwn = statement<[string]>({
  name: 'karigar-erase-checks',
  text: 'delete from karigar_checks where user_id = $1',
});
const eraseMade = statement<[string]>({
  name: 'karigar-erase-checks-made',
  text: 'update karigar_checks set recorded_by = null where recorded_by = $1',
});

export async function eraseChecksOf(db: Database, userId: string): Promise<void> {
  await eraseOwn.run(db, [userId]);
  await eraseMade.run(db, [userId]);
}

const selectLatest = statement<[string, string], { id: string }>({
  name: 'karigar-latest-check',
  text: `select id from karigar_checks where user_id = $1 and kind = $2
    order by checked_on desc, recorded_at desc limit 1`,
});

/** The check that counts for a Karigar's paper; until the end of the transaction nobody else judges or renews their papers. */
export async function lockLatestCheck(
  db: Database,
  userId: string,
  kind: string,
): Promise<string | undefined> {
  await lockLongWord(db, 'checks', userId);
  return (await selectLatest.first(db, [userId, kind]))?.id;
}

const selectCertificate = statement<[string, string], Certificate>({
  name: 'karigar-certificate',
  text: `select number, checked_on::text as "passedOn" from karigar_checks
    where user_id = $1 and kind = 'training' and number <> '' and (valid_until is null or valid_until >= $2)
    order by checked_on desc, recorded_at desc limit 1`,
});

export type Certificate = { readonly number: string; readonly passedOn: LocalDate };

/** The training that somebody has passed, under its number; until the end of the transaction nobody else passes it for them. */
export async function lockCertificate(
  db: Database,
  userId: string,
  on: LocalDate,
): Promise<Certificate | undefined> {
  await lockLongWord(db, 'checks', userId);
  return selectCertificate.first(db, [userId, on]);
}

const selectValid = statement<[string, string], { kind: CheckKind }>({
  name: 'karigar-valid-checks',
  text: `select kind from (
      select distinct on (kind) kind, valid_until from karigar_checks
        where user_id = $1 order by kind, checked_on desc, recorded_at desc) latest
    where valid_until is null or valid_until >= $2`,
});

/** The kinds whose latest check holds on this day. */
export const listValidChecks = async (
  db: Database,
  userId: string,
  on: LocalDate,
): Promise<ReadonlySet<CheckKind>> =>
  new Set((await selectValid.run(db, [userId, on])).map(({ kind }) => kind));
