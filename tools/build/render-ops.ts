import { brandName } from '../../contract/brand.ts';
import { readCatalogueWords } from '../../contract/public/read-catalogue-words.ts';
import { readStaffSession } from '../../contract/public/read-staff-session.ts';
import { LANGS } from '../../i18n/index.ts';
import { loadOpsWords } from '../../i18n/ops.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { appShell } from './app-shell.ts';
import type { Bundled } from './bundle.ts';
import { partsOf, unique } from './render-pages.ts';

/** The one page of the app of operations, in every language. */
export async function renderOps({ ops: built }: Bundled): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const lang of LANGS) {
    const { ops } = await loadOpsWords(lang);
    const brand = brandName(gapBrand, lang);
    const app = built.entry(built.main);
    const parts = partsOf(built, [built.main, `i18n/${lang}/ops-words.ts`]);
    const html = appShell({
      lang,
      title: `${brand} ${ops.appName}`,
      loading: ops.loading,
      noScript: ops.needsScript,
      scripts: [`/${app.file}`],
      styles: unique(parts.flatMap(({ css = [] }) => css)),
      preloads: unique(parts.map(({ file }) => file)).filter((file) => file !== `/${app.file}`),
      reads: [readStaffSession.path, `${readCatalogueWords.path}?lang=${lang}`],
    });
    pages.set(`pages/${lang}/ops-app.html`, html);
  }
  return pages;
}
