import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { deleteCalendarLinksOf } from './calendar-link-store.ts';
import type { Language, Role } from './person.ts';
import { deleteUndosOf } from './undo-store.ts';

/** A person, as far as forgetting them needs to know. */
export type ErasableAccount = {
  readonly id: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly mobileProven: boolean;
  readonly emailProven: boolean;
  readonly roles: readonly Role[];
  readonly language: Language;
};

const FORGETTABLE = `id, full_name as "fullName", email, mobile,
  email_proven_at is not null as "emailProven",
  mobile_proven_at is not null as "mobileProven", roles, language`;

const lockOpen = statement<[string], ErasableAccount>({
  name: 'identity-lock-forgettable',
  text: `select ${FORGETTABLE} from users where id = $1 and disabled_at is null for no key update`,
});

/** Locked against every edit; nothing when the account is closed already. */
export const lockErasableAccount = (
  db: Database,
  id: string,
): Promise<ErasableAccount | undefined> => lockOpen.first(db, [id]);

const lockAny = statement<[string], ErasableAccount>({
  name: 'identity-lock-unerased',
  text: `select ${FORGETTABLE} from users where id = $1
      and (disabled_at is null or num_nonnulls(full_name, email, mobile, password_hash) > 0) for no key update`,
});

/** Also of an account that is closed; nothing of one that is erased. */
export const lockUnerasedAccount = (
  db: Database,
  id: string,
): Promise<ErasableAccount | undefined> => lockAny.first(db, [id]);

const ways = statement<
  [string],
  {
    passwordHash: string | null;
    provenMobile: string | null;
    mobileProvenAt: Instant | null;
    provenEmail: string | null;
  }
>({
  name: 'identity-own-ways',
  text: `select password_hash as "passwordHash", case when mobile_proven_at is not null then mobile end as "provenMobile",
      mobile_proven_at as "mobileProvenAt",
      case when email_proven_at is not null then email end as "provenEmail" from users where id = $1`,
});

export const findOwnWays = (db: Database, id: string) => ways.first(db, [id]);

const deleteSessions = statement<[string]>({
  name: 'identity-erase-sessions',
  text: 'delete from sessions where user_id = $1',
});
const deleteLinks = statement<[string]>({
  name: 'identity-erase-links',
  text: 'delete from identities where user_id = $1',
});
const deletePasskeys = statement<[string]>({
  name: 'identity-erase-passkeys',
  text: 'delete from passkeys where user_id = $1',
});
const deletePicture = statement<[string]>({
  name: 'identity-erase-picture',
  text: 'delete from profile_images where user_id = $1',
});
const deleteCodes = statement<[userId: string, destinations: string[]], { id: string }>({
  name: 'identity-erase-codes',
  text: 'delete from codes where user_id = $1 or destination = any($2) returning id',
});
const blank = statement<[string, Date]>({
  name: 'identity-record-erased',
  text: `update users set full_name = null, email = null, email_proven_at = null, mobile = null, mobile_proven_at = null,
      password_hash = null, language = 'en', profile_image_id = null, last_profile_update = null,
      unwanted_news = null,
      disabled_at = coalesce(disabled_at, $2), updated_at = $2
    where id = $1`,
});

/**
 * Leaves the account as an erased one without a name, for the records of money that point to it, and the dates on which
 * it accepted which terms. Answers the codes that were on their way.
 */
export async function recordErased(
  db: Database,
  { id, contacts }: { readonly id: string; readonly contacts: readonly string[] },
  now: Instant,
): Promise<string[]> {
  await deleteSessions.run(db, [id]);
  await deleteLinks.run(db, [id]);
  await deletePasskeys.run(db, [id]);
  await deleteUndosOf(db, id);
  await deleteCalendarLinksOf(db, id);
  await deletePicture.run(db, [id]);
  await blank.run(db, [id, new Date(now)]);
  return (await deleteCodes.run(db, [id, [...contacts]])).map((code) => code.id);
}
