import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as prerender from '../../apps/customer/prerender.tsx';

type ManifestEntry = { file: string; css?: string[]; imports?: string[] };

export type Bundled = {
  /** The pages that are rendered now, from the same sources and with the same addresses of art. */
  readonly pages: typeof prerender;
  /** What became of a source file that is an entry. */
  entry(source: string): ManifestEntry;
  read(file: string): Promise<string>;
  /** Removes what only the build needed. */
  tidy(): Promise<void>;
};

/** Builds once for browsers and once for ourselves, to render the static pages with. */
export async function bundle(folder: string): Promise<Bundled> {
  const client = join(folder, 'client');
  const ours = join(folder, 'prerender');
  await build({ logLevel: 'warn', build: { outDir: client } });
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: ours,
      ssrEmitAssets: true,
      manifest: false,
      rolldownOptions: { input: 'apps/customer/prerender.tsx' },
    },
  });
  // Art that only the static pages show was emitted by the second build.
  await cp(join(ours, 'assets'), join(client, 'assets'), { recursive: true, force: true });
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  return {
    pages: (await import(pathToFileURL(join(ours, 'prerender.js')).href)) as typeof prerender,
    entry(source) {
      const found = manifest[source];
      if (!found) throw new Error(`The build knows no ${source}.`);
      return found;
    },
    read: (file) => readFile(join(client, file), 'utf8'),
    async tidy() {
      await rm(ours, { recursive: true });
      await rm(join(client, 'manifest.json'));
    },
  };
}
