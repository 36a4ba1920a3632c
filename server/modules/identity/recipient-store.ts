import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Language } from './person.ts';

/** Where a person can be written to, and in which language. */
export type Recipient = {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly emailProven: boolean;
  readonly mobile: string | null;
  /** Otherwise the number is a claim, and may be somebody else's. */
  readonly mobileProven: boolean;
  readonly language: Language;
};

const recipientById = statement<[string], Recipient>({
  name: 'identity-find-recipient',
  text: `select full_name as "fullName", email, email_proven_at is not null as "emailProven",
      mobile, mobile_proven_at is not null as "mobileProven", language
    from users where id = $1 and disabled_at is null`,
});

/** Nobody writes to an account that is closed. */
export const findRecipient = (db: Database, userId: string): Promise<Recipient | undefined> =>
  recipientById.first(db, [userId]);
