import type { callBack } from '#i18n/en/call-back.ts';
import type { refusals } from '#i18n/en/refusals.ts';
import { isLang, type Lang } from '#i18n/index.ts';

type CallBackWords = typeof callBack & typeof refusals;

const load: Record<Lang, () => Promise<[Partial<CallBackWords>, Partial<CallBackWords>]>> = {
  en: async () => [
    (await import('#i18n/en/refusals.ts')).refusals,
    (await import('#i18n/en/call-back.ts')).callBack,
  ],
  hi: async () => [
    (await import('#i18n/hi/refusals.ts')).refusals,
    (await import('#i18n/hi/call-back.ts')).callBack,
  ],
  mr: async () => [
    (await import('#i18n/mr/refusals.ts')).refusals,
    (await import('#i18n/mr/call-back.ts')).callBack,
  ],
};

/** The sentences that the form may need, in the page's language: the form's own words before everybody's. */
export async function loadCallBackWords(): Promise<Readonly<Record<string, string>>> {
  const lang = document.documentElement.lang;
  const [everybodys, own] = await load[isLang(lang) ? lang : 'en']();
  return { ...everybodys, ...own };
}
