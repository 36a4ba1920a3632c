import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

const PATIENCE_MS = 2_000;

/**
 * A secret text that is made once and readable by its owner only, so that all processes over one folder have the same.
 * `wx` lets only one of them make it.
 */
export function keptText(
  file: string,
  make: () => string,
  isWhole: (text: string) => boolean,
): string {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
  return readWhole(file, isWhole);
}

/** A file is there before its text is: another process may be just writing it, or was ended before it had. */
function readWhole(file: string, isWhole: (text: string) => boolean): string {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; pauseSync(5)) {
    const text = readFileSync(file, 'utf8');
    if (isWhole(text)) return text;
    if (Date.now() > giveUpAt)
      throw new CannotStart(`${file} holds no whole secret; remove it and start again.`);
  }
}

const pauseSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
