import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildScript } from './build-script.ts';
import { bundle } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { buildGateWorker } from './gate-worker.ts';
import { inlineHashes } from './inline-hashes.ts';
import { buildKarigarWorker } from './karigar-worker.ts';
import { renderKarigar } from './render-karigar.ts';
import { renderOps } from './render-ops.ts';
import { renderPages } from './render-pages.ts';
import { writeRootFiles } from './root-files.ts';
import { buildWorker } from './worker.ts';

const SITE = 'dist';
/** Made here and moved at the end, so that nobody ever reads half a site. */
const NEXT = join('.cache', `site-${process.pid}`);

/**
 * Makes everything the server hands out:
 * `client/assets` (hashed, cached for good), `pages/<lang>/*.html`, `root` (files with fixed names), `csp.json` (hashes
 * of what each page carries inline), compressed copies beside each; `draw` is what the server itself draws dashboards with.
 * All of it has gaps where a brand is named, which the server fills (`server/api/site/brand-gaps.ts`).
 */
export async function buildSite({ compressed }: { compressed: boolean }): Promise<void> {
  await rm(NEXT, { recursive: true, force: true });
  const bundled = await bundle(NEXT);
  const policies: Record<string, ReturnType<typeof inlineHashes>> = {};
  const rendered = [renderPages, renderKarigar, renderOps].map((render) => render(bundled));
  for (const [path, html] of (await Promise.all(rendered)).flatMap((pages) => [...pages])) {
    await write(path, html);
    policies[path] = inlineHashes(html);
  }
  await write('csp.json', JSON.stringify(policies, null, 2));
  await writeRootFiles(join(NEXT, 'root'), bundled.pages.LISTED_PAGES);
  await write('root/worker.js', await buildWorker(bundled));
  await write('root/gate-worker.js', await buildGateWorker(bundled));
  await write('root/karigar-worker.js', await buildKarigarWorker(bundled));
  await write('root/ops-worker.js', await buildScript('apps/ops/worker/main.ts'));
  await bundled.tidy();
  if (compressed)
    await Promise.all(['client', 'pages', 'root'].map((part) => compressFolder(join(NEXT, part))));
  await rm(SITE, { recursive: true, force: true });
  await rename(NEXT, SITE);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(NEXT, path)), { recursive: true });
  await writeFile(join(NEXT, path), text);
}
