import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#i18n/index.ts';
import { NO_ASSETS } from '../page-assets.ts';
import { type ChangedPolicy, LegalPage } from './legal-page.tsx';
import type { PolicyName } from './legal-words.ts';

/** The parts of a page of ours that say what stands in the policy, for people and for search engines. */
const PARTS = [
  /<title>[\s\S]*?<\/title>/,
  /<meta name="description"[^>]*>/,
  /<meta property="og:title"[^>]*>/,
  /<meta property="og:description"[^>]*>/,
  /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
  /<main [\s\S]*<\/main>/,
] as const;

/** The built page of a policy with the words that hold now. */
export function drawPolicy(
  built: string,
  name: PolicyName,
  lang: Lang,
  changed: ChangedPolicy,
): string {
  const drawn = renderToStaticMarkup(
    <LegalPage name={name} lang={lang} assets={NO_ASSETS} changed={changed} />,
  );
  let page = built;
  for (const part of PARTS) {
    const [own] = part.exec(drawn) ?? [];
    if (own === undefined || !part.test(page))
      throw new Error(`The page of a policy has no place for ${part.source}.`);
    page = page.replace(part, () => own);
  }
  return page;
}
