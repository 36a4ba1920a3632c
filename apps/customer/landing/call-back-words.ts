import { isLang } from '#i18n/index.ts';
import { load as loadCallBack } from '#i18n/late/call-back.ts';
import { load as loadRefusals } from '#i18n/late/refusals.ts';

/** The sentences that the form may need, in the page's language: the form's own words before everybody's. */
export async function loadCallBackWords(): Promise<Readonly<Record<string, string>>> {
  const shown = document.documentElement.lang;
  const lang = isLang(shown) ? shown : 'en';
  const [{ refusals }, { callBack }] = await Promise.all([
    loadRefusals[lang](),
    loadCallBack[lang](),
  ]);
  return { ...refusals, ...callBack };
}
