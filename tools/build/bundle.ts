import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as drawing from '../../apps/customer/draw-pages.tsx';
import type * as prerender from '../../apps/customer/prerender.tsx';

export type ManifestEntry = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};

export type Bundled = {
  /** The pages that are rendered now, from the same sources and with the same addresses of art. */
  readonly pages: typeof prerender;
  /** The modules with which the server draws dashboards. */
  readonly drawing: typeof drawing;
  /** The built file of a source that is an entry. */
  entry(source: string): ManifestEntry;
  /** The addresses of everything that these sources need, now or when it is wanted, save what only `without` needs. */
  filesOf(sources: readonly string[], without: readonly string[]): string[];
  /** The same of the Karigar's app. */
  readonly karigar: {
    readonly main: string;
    entry(source: string): ManifestEntry;
    filesOf(sources: readonly string[]): string[];
  };
  /** The same of the app of operations. */
  readonly ops: {
    readonly main: string;
    entry(source: string): ManifestEntry;
  };
  read(file: string): Promise<string>;
  readBytes(file: string): Promise<Uint8Array>;
  /** Puts a file beside those that were bundled. */
  add(file: string, content: string | Uint8Array): Promise<void>;
  /** Removes what only the build needed. */
  tidy(): Promise<void>;
};

const KARIGAR = 'apps/karigar/main.tsx';
const OPS = 'apps/ops/main.tsx';

/** Builds once for browsers and once for ourselves, to render the static pages with. */
export async function bundle(folder: string): Promise<Bundled> {
  // Also where a test asks for it: with another value JSX would be made for those who develop.
  process.env.NODE_ENV = 'production';
  const client = join(folder, 'client');
  const ours = join(folder, 'prerender');
  const drawn = join(folder, 'draw');
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
  await build({
    logLevel: 'warn',
    // The server loads it as it is, so it brings all that it needs.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: drawn,
      manifest: false,
      rolldownOptions: { input: 'apps/customer/draw-pages.tsx' },
    },
  });
  // Builds of their own: what two apps share would be cut into many small files for both of them.
  for (const { input, manifest } of [
    { input: KARIGAR, manifest: 'karigar.json' },
    { input: OPS, manifest: 'ops.json' },
  ]) {
    await build({
      logLevel: 'warn',
      build: { outDir: client, emptyOutDir: false, manifest, rolldownOptions: { input } },
    });
  }
  // Art that only the static pages show was emitted by the second build.
  await cp(join(ours, 'assets'), join(client, 'assets'), { recursive: true, force: true });
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const entry = entriesOf(manifest);
  const ofKarigar = entriesOf(JSON.parse(await readFile(join(client, 'karigar.json'), 'utf8')));
  const ofOps = entriesOf(JSON.parse(await readFile(join(client, 'ops.json'), 'utf8')));
  return {
    pages: (await import(pathToFileURL(join(ours, 'prerender.js')).href)) as typeof prerender,
    drawing: (await import(pathToFileURL(join(drawn, 'draw-pages.js')).href)) as typeof drawing,
    entry,
    filesOf: (sources, without) => filesOf(entry, sources, without),
    karigar: {
      main: KARIGAR,
      entry: ofKarigar,
      filesOf: (sources) => filesOf(ofKarigar, sources, []),
    },
    ops: { main: OPS, entry: ofOps },
    read: (file) => readFile(join(client, file), 'utf8'),
    readBytes: (file) => readFile(join(client, file)),
    add: (file, content) => writeFile(join(client, file), content),
    async tidy() {
      await rm(ours, { recursive: true });
      await rm(join(client, 'manifest.json'));
      await rm(join(client, 'karigar.json'));
      await rm(join(client, 'ops.json'));
    },
  };
}

function entriesOf(manifest: Record<string, ManifestEntry>) {
  refuseCycles(manifest);
  return (source: string): ManifestEntry => {
    const found = manifest[source];
    if (!found) throw new Error(`The build knows no ${source}.`);
    return found;
  };
}

/** Files of scripts that import each other begin in an order that only one of them can bear. */
function refuseCycles(manifest: Record<string, ManifestEntry>): void {
  const done = new Set<string>();
  const follow = (source: string, path: readonly string[]): void => {
    if (path.includes(source)) throw new Error(`In a circle: ${[...path, source].join(', ')}`);
    if (done.has(source)) return;
    for (const one of manifest[source]?.imports ?? []) follow(one, [...path, source]);
    done.add(source);
  };
  for (const source of Object.keys(manifest)) follow(source, []);
}

function filesOf(
  entry: (source: string) => ManifestEntry,
  sources: readonly string[],
  without: readonly string[],
): string[] {
  // A name that is no longer built would silently let everything in again.
  for (const source of without) entry(source);
  const seen = new Set(without);
  const files = new Set<string>();
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = entry(source);
    for (const one of [file, ...css, ...assets]) files.add(`/${one}`);
    waiting.push(...imports, ...dynamicImports);
  }
  return [...files].sort();
}
