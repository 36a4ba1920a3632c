import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import { KARIGAR_LANGS } from '#i18n/karigar.ts';

/** The language that the Karigar chose, on the first screen or on our other pages. */
export function chosenLang(): Lang | undefined {
  const said = new RegExp(`(?:^|;\\s*)${LANG_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return KARIGAR_LANGS.find((one) => one === said);
}
