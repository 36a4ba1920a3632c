import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFrom } from '#contract/brand.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { showProgress } from './steps.ts';

/** Everything that can change what the browser gets. */
const SOURCES = [
  'apps',
  'ui',
  'i18n',
  'contract',
  'kernel',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = join(ROOT, 'dist', '.sources');

/** Builds the screens unless what is in `dist/` was built from these very sources. */
export async function ensureBuilt(): Promise<void> {
  const fingerprint = await fingerprintOf(SOURCES);
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === fingerprint) return;
  await showProgress('Building the screens', runBuild);
  await writeFile(STAMP, fingerprint);
}

async function fingerprintOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(brandFrom(process.env)));
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

/** In a process of its own, so that the bundler's memory is given back before the server opens. */
async function runBuild(): Promise<void> {
  const { code, said } = await runStep([process.execPath, 'tools/build.ts']);
  if (code !== 0) throw new CannotStart(`The screens could not be built:\n${said.trim()}`);
}
