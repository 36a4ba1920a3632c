import type * as english from './en/ops-words.ts';
import { chooseLang, isLang, type Lang, langOfCookies } from './index.ts';
import { load } from './late/ops-words.ts';

/** Everything that operations read. It is an app of its own: nobody downloads its words with the customer's. */
export type OpsWords = typeof english;

export const loadOpsWords = (lang: Lang): Promise<OpsWords> => load[lang]();

export function langOfBrowser(cookies: string, languages: readonly string[], search: string): Lang {
  const asked = new URLSearchParams(search).get('lang');
  if (isLang(asked)) return asked;
  const cookie = langOfCookies(cookies);
  return chooseLang({ cookie, acceptLanguage: languages.join(',') });
}
