import type { UnwantedNews } from '#contract/news-choices.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Language } from './person.ts';

/** A person's addresses for messages, and their language. */
export type Recipient = {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly emailProven: boolean;
  readonly mobile: string | null;
  /** Otherwise the number is a claim, and may be somebody else's. */
  readonly mobileProven: boolean;
  readonly language: Language;
  /** News that they do without beside the bell. */
  readonly unwanted: readonly UnwantedNews[];
};

const recipientsById = statement<[string[]], Recipient & { readonly id: string }>({
  name: 'identity-find-recipients',
  text: `select id, full_name as "fullName", email, email_proven_at is not null as "emailProven",
      mobile, mobile_proven_at is not null as "mobileProven", language, coalesce(unwanted_news, '{}') as unwanted
    from users where id = any($1) and disabled_at is null`,
});

/** Accounts that are closed are left out, so nobody writes to them. */
export async function findRecipients(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Recipient>> {
  const rows = await recipientsById.run(db, [[...userIds]]);
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
}

export const findRecipient = async (db: Database, userId: string): Promise<Recipient | undefined> =>
  (await findRecipients(db, [userId])).get(userId);
