import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFrom } from '../../contract/brand.ts';

/** Files that browsers and crawlers ask for by fixed names at the root of the site. */
export async function writeRootFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile('ui/art/mark.svg', join(folder, 'favicon.svg'));
  await writeFile(join(folder, 'robots.txt'), ROBOTS);
  await writeFile(join(folder, 'site.webmanifest'), JSON.stringify(webManifest()));
}

/** Screens behind a sign-in hold nothing for a search engine. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /main
Disallow: /booking-history
Disallow: /payment-success
`;

function webManifest() {
  const { name } = brandFrom(process.env);
  return {
    name,
    short_name: name,
    start_url: '/main',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
