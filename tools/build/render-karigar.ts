import { brandName } from '../../contract/brand.ts';
import { LANGS } from '../../i18n/index.ts';
import { loadKarigarWords } from '../../i18n/karigar.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { appShell } from './app-shell.ts';
import type { Bundled } from './bundle.ts';
import { firstFactsIn } from './first-facts.ts';
import { karigarManifestAddress } from './karigar-manifest.ts';
import { partsOf, unique } from './render-pages.ts';

/** The one page of the Karigar's app, in every language. */
export async function renderKarigar({ karigar: built }: Bundled): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const lang of LANGS) {
    const { karigar } = await loadKarigarWords(lang);
    const brand = brandName(gapBrand, lang);
    const app = built.entry(built.main);
    const parts = partsOf(built, [built.main, `i18n/${lang}/karigar-words.ts`]);
    const html = appShell({
      lang,
      title: `${brand} ${karigar.appName}`,
      loading: karigar.loading,
      noScript: karigar.needsScript,
      scripts: [`/${app.file}`],
      styles: unique(parts.flatMap(({ css = [] }) => css)),
      preloads: unique(parts.map(({ file }) => file)).filter((file) => file !== `/${app.file}`),
      manifest: karigarManifestAddress(lang),
      facts: firstFactsIn(lang, gapBrand),
      touchIcon: '/karigar-180.png',
    });
    pages.set(`pages/${lang}/karigar-app.html`, html);
  }
  return pages;
}
