import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SiteListening } from './serve-site.ts';

export type SiteProcess = {
  readonly url: string;
  /** How many bytes the HTML of a path travels as. */
  brotliBytes(path: string): number;
  close(): Promise<void>;
};

export async function startSite(): Promise<SiteProcess> {
  const child = fork(join(import.meta.dirname, 'serve-site.ts'));
  const { port, bytes } = await new Promise<SiteListening>((resolve, reject) => {
    child.once('message', (message) => resolve(message as SiteListening));
    child.once('exit', (code) => reject(new Error(`The site's server left with ${code} at once.`)));
  });
  return {
    url: `http://localhost:${port}`,
    brotliBytes: (path) => bytes[path] ?? Number.NaN,
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
