import { isLang } from '#i18n/index.ts';
import { load as loadCallBack } from '#i18n/late/call-back.ts';
import { load as loadRefusals } from '#i18n/late/refusals.ts';
import { shownMoment } from '#ui/dates.ts';

/** The sentences that the form may need, in the page's language: the form's own words before everybody's. */
export async function loadCallBackWords() {
  const shown = document.documentElement.lang;
  const lang = isLang(shown) ? shown : 'en';
  const [{ refusals }, { callBack }] = await Promise.all([
    loadRefusals[lang](),
    loadCallBack[lang](),
  ]);
  const { calledBy, ...outcomes } = callBack;
  const words: Readonly<Record<string, string>> = { ...refusals, ...outcomes };
  return { words, calledBy: (at: string) => calledBy({ moment: shownMoment(at, lang) }) };
}
