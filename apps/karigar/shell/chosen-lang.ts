import { type Lang, langOfCookies } from '#i18n/index.ts';
import { KARIGAR_LANGS } from '#i18n/karigar.ts';

/** The language that the Karigar chose, on the first screen or on our other pages. */
export function chosenLang(): Lang | undefined {
  const said = langOfCookies(document.cookie);
  return KARIGAR_LANGS.find((one) => one === said);
}
