import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterEach } from 'vitest';
import { openPages, troublesIn } from './browser.ts';
import { openProducts } from './product.ts';

const FOLDER = '.cache/failed-stories';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LINES_OF_LOG = 200;

/** A story that fails says what was on the screen at that moment, for somebody who was not there. */
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (task.result?.state !== 'fail' || !error) return;
  const traces = await keepTraces(task.name).catch((reason) => [String(reason)]);
  error.message = [error.message, ...traces].join('\n  ');
});

async function keepTraces(name: string): Promise<string[]> {
  const path = join(FOLDER, name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80));
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  const pages = await Promise.all(
    openPages().map((page, index) => keepPage(page, `${path}-${index + 1}.png`)),
  );
  const log = openProducts().flatMap((product) => product.logged().trim().split('\n'));
  await writeFile(join(ROOT, `${path}.log`), log.slice(-LINES_OF_LOG).join('\n'));
  return [...pages.flat(), `Server: ${path}.log`];
}

async function keepPage(page: Page, path: string): Promise<string[]> {
  const picture = { path: join(ROOT, path), timeout: 10_000, animations: 'allow' } as const;
  const kept = await page.screenshot(picture).then(
    () => path,
    () => 'no picture could be taken',
  );
  const troubles = troublesIn(page.context()).slice(-5);
  return [`Page: ${page.url()} (${kept})`, ...troubles.map((trouble) => `  ${trouble}`)];
}
