import { recordLanguage } from '#server/modules/identity/language-store.ts';
import type { Language } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A person is written to in the language in which they read the product. */
export const setLanguage = (
  db: Database,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<void> => recordLanguage(db, userId, language);
