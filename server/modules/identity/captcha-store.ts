import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const spend = statement<[string, Date]>({
  name: 'identity-spend-captcha',
  text: 'insert into spent_captchas (nonce, expires_at) values ($1, $2) on conflict do nothing',
});

/** Whether it was spent just now: of the same solution sent twice at once, one counts. */
export const recordCaptchaSpent = async (
  db: Database,
  { nonce, until }: { readonly nonce: string; readonly until: Instant },
): Promise<boolean> => (await spend.count(db, [nonce, new Date(until)])) === 1;

const deleteOld = statement<[Date]>({
  name: 'identity-erase-spent-captchas',
  text: 'delete from spent_captchas where expires_at < $1',
});

export const deleteSpentCaptchas = (db: Database, before: Instant): Promise<number> =>
  deleteOld.count(db, [new Date(before)]);
