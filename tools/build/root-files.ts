import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestAddress } from '../../apps/customer/manifest-address.ts';
import { addressIn, SHARE_PICTURE } from '../../apps/customer/public-address.ts';
import { PICTURES } from '../../contract/fields/service-picture.ts';
import { LANGS } from '../../i18n/index.ts';
import { gapBrand } from '../../server/api/site/brand-gaps.ts';
import { writeIcons } from './icons.ts';
import { karigarManifest, karigarManifestAddress } from './karigar-manifest.ts';
import { drawSharePicture } from './share-picture.ts';
import { webManifest } from './web-manifest.ts';

/** Files that browsers and crawlers ask for by fixed names at the root of the site. */
export async function writeRootFiles(folder: string, pages: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile('ui/art/mark.svg', join(folder, 'favicon.svg'));
  const { site } = gapBrand;
  await writeFile(join(folder, 'robots.txt'), robotsFor(site));
  await writeFile(join(folder, 'sitemap.xml'), sitemapFor(site, pages));
  await drawSharePicture(join(folder, SHARE_PICTURE.path));
  await writeIcons(folder);
  for (const lang of LANGS) {
    await writeFile(join(folder, manifestAddress(lang)), await webManifest(lang));
    await writeFile(join(folder, karigarManifestAddress(lang)), await karigarManifest(lang));
  }
}

/** Screens of the app say themselves that they are for no index; whoever may not ask for them would never learn it. */
const robotsFor = (site: string): string => `User-agent: *
Disallow: /api/
Allow: ${PICTURES}/

Sitemap: ${site}/sitemap.xml
`;

/** Every prerendered page in every language, each with the others beside it. */
function sitemapFor(site: string, pages: readonly string[]): string {
  const addresses = pages.map((page) => (page === 'index' ? '/' : `/${page}`));
  const urls = addresses.flatMap((path) =>
    LANGS.map(
      (lang) =>
        `<url><loc>${inXml(addressIn(site, path, lang))}</loc>${LANGS.map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other}" href="${inXml(addressIn(site, path, other))}"/>`,
        ).join('')}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
