import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { findBrowser } from '#testing/browser.ts';

export type Chromium = { readonly port: number; close(): Promise<void> };

/** A headless Chromium of its own that Lighthouse can talk to, with a fresh profile. */
export async function openChromium(): Promise<Chromium> {
  const program = findBrowser({ whole: true });
  if (!program) {
    throw new CannotStart(
      'Lighthouse needs a Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
    );
  }
  const profile = await mkdtemp(join(tmpdir(), 'aangan-lighthouse-'));
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await portOf(child.stderr);
  return {
    port,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function portOf(stderr: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) {
      stderr.resume();
      return Number(port);
    }
  }
  throw new Error('Chromium ended before it listened.');
}
