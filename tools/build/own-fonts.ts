import { createHash } from 'node:crypto';
import { developmentBrand } from '../../contract/brand.ts';
import type { Lang } from '../../i18n/index.ts';
import { languageOf } from '../../kernel/languages.ts';
import { fillBrand } from '../../server/api/site/brand-gaps.ts';
import type { Bundled } from './bundle.ts';
import { pageFonts } from './page-fonts.ts';

export const LATER_STYLE = 'apps/customer/landing/later.css';

/** The front page with fonts cut to its own words, where these are written in another script than ours. */
export async function withOwnFonts(bundled: Bundled, html: string, lang: Lang): Promise<string> {
  if (languageOf(lang).script === 'latin') return html;
  const { file } = bundled.entry(LATER_STYLE);
  // A brand with other letters has the whole font for them.
  const words = wordsOf(fillBrand('page.html', html, developmentBrand));
  const { css, files } = await pageFonts(await bundled.read(file), words, lang, (url) =>
    bundled.readBytes(url.slice(1)),
  );
  for (const [name, font] of files) await bundled.add(`assets/${name}`, font);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const own = `assets/later-${lang}-${hash}.css`;
  await bundled.add(own, css);
  return html.replaceAll(`/${file}`, `/${own}`);
}

/** Text that is drawn: neither the head nor scripts and styles. */
const wordsOf = (html: string): string[] =>
  html
    .replace(/<(head|script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? ''))
    .filter((text) => text.trim() !== '');

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" },
};
