import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Language } from './person.ts';

const setLanguage = statement<[string, Language]>({
  name: 'identity-record-language',
  text: 'update users set language = $2 where id = $1 and disabled_at is null and language <> $2',
});

export async function recordLanguage(
  db: Database,
  userId: string,
  language: Language,
): Promise<void> {
  await setLanguage.run(db, [userId, language]);
}

const selectLanguage = statement<[string], { language: Language }>({
  name: 'identity-find-language',
  text: 'select language from users where id = $1',
});

/** The language in which somebody reads; nothing for an account that is not there. */
export const findLanguage = async (db: Database, userId: string): Promise<Language | undefined> =>
  (await selectLanguage.first(db, [userId]))?.language;
