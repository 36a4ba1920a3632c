import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { PERSON } from './account-store.ts';
import type { Language, Person } from './person.ts';

const UNCLAIMED = 'made_for_caller_at is not null and mobile_proven_at is null';

const madeByMobile = statement<[string], Person & { disabled: boolean }>({
  name: 'identity-made-for-caller',
  text: `select ${PERSON}, disabled_at is not null as disabled from users where mobile = $1 and ${UNCLAIMED}`,
});

/** The account that was made for whoever calls from this mobile, as long as nobody has proven it. */
export const findMadeForCaller = (
  db: Database,
  mobile: string,
): Promise<(Person & { readonly disabled: boolean }) | undefined> =>
  madeByMobile.first(db, [mobile]);

const insertMade = statement<[string, string, string | null, Language, Date], Person>({
  name: 'identity-record-made-for-caller',
  text: `insert into users (id, mobile, full_name, language, made_for_caller_at, created_at)
    values ($1, $2, $3, $4, $5, $5) returning ${PERSON}`,
});

/** An account that nothing opens but a code to its mobile; the caller has locked the contact (`lockContact`). */
export async function recordMadeForCaller(
  db: Database,
  made: {
    readonly id: string;
    readonly mobile: string;
    readonly fullName: string | null;
    readonly language: Language;
  },
  now: Instant,
): Promise<Person> {
  const { id, mobile, fullName, language } = made;
  const person = await insertMade.first(db, [id, mobile, fullName, language, new Date(now)]);
  if (!person) throw new Error('An account for a caller was not written');
  return person;
}

const fillName = statement<[string, string, Date], Person>({
  name: 'identity-name-of-caller',
  text: `update users set full_name = coalesce(full_name, $2), updated_at = $3
    where id = $1 and ${UNCLAIMED} returning ${PERSON}`,
});

/** Fills the blank of an account that nobody has entered yet, and nothing else. */
export const recordCallersName = (
  db: Database,
  { id, fullName }: { readonly id: string; readonly fullName: string },
  now: Instant,
): Promise<Person | undefined> => fillName.first(db, [id, fullName, new Date(now)]);

const prove = statement<[string, Language, Date], Person>({
  name: 'identity-record-caller-proven',
  text: `update users set mobile_proven_at = $3, language = $2, updated_at = $3
    where mobile = $1 and ${UNCLAIMED} and disabled_at is null returning ${PERSON}`,
});

/** With the first code to its mobile the account is theirs, in the language in which they came in. */
export const recordCallerProven = (
  db: Database,
  { mobile, language }: { readonly mobile: string; readonly language: Language },
  now: Instant,
): Promise<Person | undefined> => prove.first(db, [mobile, language, new Date(now)]);

/** Neither dissolved, erased, paused nor closed: those stay for the records that point to them. */
const UNTOUCHED = `${UNCLAIMED} and mobile is not null and disabled_at is null
      and not exists (select from account_closures c where c.user_id = users.id)`;

const listOld = statement<[Date], { id: string }>({
  name: 'identity-old-callers',
  text: `select id from users where ${UNTOUCHED} and made_for_caller_at < $1`,
});

/** Accounts that were made for callers before then and that nobody has ever entered. */
export const listOldCallers = async (db: Database, before: Instant): Promise<string[]> =>
  (await listOld.run(db, [new Date(before)])).map(({ id }) => id);

const lockById = statement<[string], { id: string }>({
  name: 'identity-lock-old-caller',
  text: `select id from users where id = $1 and ${UNTOUCHED} for update`,
});

/** Whether it is still such an account; nobody can book for it or enter it meanwhile. */
export const lockOldCaller = async (db: Database, id: string): Promise<boolean> =>
  (await lockById.first(db, [id])) !== undefined;

const deleteById = statement<[string]>({
  name: 'identity-delete-caller',
  text: `delete from users where id = $1 and ${UNCLAIMED}`,
});

export const deleteCaller = (db: Database, id: string): Promise<number> =>
  deleteById.count(db, [id]);
