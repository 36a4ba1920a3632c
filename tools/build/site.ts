import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as prerender from '../../apps/customer/prerender.tsx';
import { brandFrom } from '../../contract/brand.ts';
import { LANGS, type Lang, loadWords } from '../../i18n/index.ts';
import { appShell } from './app-shell.ts';
import { compressFolder } from './compress.ts';
import { buildFirstMoments } from './first-moments.ts';
import { inlineHashes } from './inline-hashes.ts';
import { writeRootFiles } from './root-files.ts';
import { trimStyle } from './trim-style.ts';

const DIST = 'dist';
const CLIENT = join(DIST, 'client');
const PRERENDER = join(DIST, 'prerender');

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Makes everything the server hands out: see `dist/README.md`, which it writes too. */
export async function buildSite(): Promise<void> {
  await rm(DIST, { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'apps/customer/prerender.tsx',
      outDir: PRERENDER,
      ssrEmitAssets: true,
      manifest: false,
      // The client's entries must not become entries of this build as well.
      rolldownOptions: { input: 'apps/customer/prerender.tsx' },
    },
  });
  await cp(join(PRERENDER, 'assets'), join(CLIENT, 'assets'), {
    recursive: true,
    force: true,
  }).catch(() => undefined);
  const manifest = JSON.parse(await readFile(join(CLIENT, 'manifest.json'), 'utf8')) as Manifest;
  const pages = await renderPages(manifest);
  const policies: Record<string, ReturnType<typeof inlineHashes>> = {};
  for (const [path, html] of pages) {
    await mkdir(dirname(join(DIST, path)), { recursive: true });
    await writeFile(join(DIST, path), html);
    policies[path] = inlineHashes(html);
  }
  await writeFile(join(DIST, 'csp.json'), JSON.stringify(policies, null, 2));
  await writeFile(join(DIST, 'brand.json'), JSON.stringify(brandFrom(process.env), null, 2));
  await writeRootFiles(join(DIST, 'root'));
  await rm(PRERENDER, { recursive: true });
  await rm(join(CLIENT, 'manifest.json'));
  await compressFolder(DIST);
}

async function renderPages(manifest: Manifest): Promise<Map<string, string>> {
  const entry = pathToFileURL(join(PRERENDER, 'prerender.js')).href;
  const { PAGES, renderPage } = (await import(entry)) as typeof prerender;
  const style = (source: string) => readFile(join(CLIENT, fileOf(manifest, source)), 'utf8');
  const assets = {
    fontsStyle: `/${fileOf(manifest, 'ui/fonts.css')}`,
    landingScript: `/${fileOf(manifest, 'apps/customer/landing-main.ts')}`,
    landingStyle: await style('apps/customer/landing/landing.css'),
    legalStyle: await style('apps/customer/legal/legal.css'),
    firstMoments: await buildFirstMoments(),
  };
  const pages = new Map<string, string>();
  for (const lang of LANGS) {
    for (const name of PAGES)
      pages.set(`pages/${lang}/${name}.html`, trimmed(renderPage(name, lang, assets)));
    pages.set(`pages/${lang}/app.html`, await shellPage(manifest, lang));
  }
  return pages;
}

/** Classes that only scripts put on elements; the trimming cannot see them in the page. */
const ADDED_BY_SCRIPTS = ['signed-in', 'turns', 'resting', 'now', 'good', 'bad'];

const trimmed = (html: string): string =>
  html.replace(
    /<style>([\s\S]*?)<\/style>/,
    (style, css: string) =>
      `<style>${trimStyle(css, html.replace(style, ''), ADDED_BY_SCRIPTS)}</style>`,
  );

async function shellPage(manifest: Manifest, lang: Lang): Promise<string> {
  const { shell } = await loadWords(lang);
  const main = manifest['apps/customer/main.tsx'];
  if (!main) throw new Error('The build knows no apps/customer/main.tsx.');
  return appShell({
    lang,
    title: brandFrom(process.env).name,
    loading: shell.loading,
    noScript: shell.needsScript,
    scripts: [`/${main.file}`],
    styles: (main.css ?? []).map((file) => `/${file}`),
    preloads: (main.imports ?? []).map((name) => `/${fileOf(manifest, name)}`),
  });
}

function fileOf(manifest: Manifest, source: string): string {
  const found = manifest[source];
  if (!found) throw new Error(`The build knows no ${source}.`);
  return found.file;
}
