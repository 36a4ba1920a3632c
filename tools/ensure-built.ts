import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { ROOT, SERVER_BUNDLE } from './project.ts';
import { runStep } from './run-step.ts';
import { showProgress } from './steps.ts';

type Build = {
  readonly name: string;
  readonly script: string;
  /** Everything that can change the result. */
  readonly sources: readonly string[];
  readonly stamp: string;
};

const SHARED = ['contract', 'kernel', 'i18n', 'package-lock.json'];

const SCREENS: Build = {
  name: 'the screens',
  script: 'tools/build.ts',
  sources: [
    ...SHARED,
    'apps',
    'ui',
    'tools/build',
    'vite.config.ts',
    'server/seed/data',
    'server/modules/catalogue',
    'server/api/site/brand-gaps.ts',
  ],
  stamp: join(ROOT, 'dist', '.sources'),
};

/** A test compares these with what the server's files import. */
export const SERVER_SOURCES = [...SHARED, 'server', 'ui', 'tools/build-server.ts'];

const SERVER: Build = {
  name: 'the server',
  script: 'tools/build-server.ts',
  sources: SERVER_SOURCES,
  stamp: join(SERVER_BUNDLE, '.sources'),
};

/** Both builds, for a test that opens the product as a person does. */
export async function ensureBuilt(): Promise<void> {
  await ensureScreensBuilt();
  await ensure(SERVER);
}

const ensureScreensBuilt = (): Promise<void> => ensure(SCREENS);

/** Builds unless the last result was made from these very sources. */
async function ensure({ name, script, sources, stamp }: Build): Promise<void> {
  const fingerprint = await fingerprintOf(sources);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === fingerprint) return;
  await showProgress(`Building ${name}`, async () => {
    // In a process of its own, so that the bundler's memory is given back before the server opens.
    const { code, said } = await runStep([process.execPath, script]);
    if (code !== 0) throw new CannotStart(`Building ${name} failed:\n${said.trim()}`);
  });
  await writeFile(stamp, fingerprint);
}

async function fingerprintOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const path of await listFiles(join(ROOT, place))) {
      hash.update(path.slice(ROOT.length)).update(await readFile(path));
    }
  }
  return hash.digest('hex');
}

async function listFiles(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (!entries) return [place];
  const files = entries.filter(
    (entry) => entry.isFile() && !/\.(test|story)\.tsx?$/.test(entry.name),
  );
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
