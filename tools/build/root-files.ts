import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestAddress } from '../../apps/customer/manifest-address.ts';
import { LANGS } from '../../i18n/index.ts';
import { writeIcons } from './icons.ts';
import { webManifest } from './web-manifest.ts';

/** Files that browsers and crawlers ask for by fixed names at the root of the site. */
export async function writeRootFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile('ui/art/mark.svg', join(folder, 'favicon.svg'));
  await writeFile(join(folder, 'robots.txt'), ROBOTS);
  await writeIcons(folder);
  for (const lang of LANGS) {
    await writeFile(join(folder, manifestAddress(lang)), await webManifest(lang));
  }
}

/** Screens behind a sign-in hold nothing for a search engine. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /main
Disallow: /booking-history
Disallow: /payment-success
`;
