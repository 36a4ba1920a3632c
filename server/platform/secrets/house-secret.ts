import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

const BYTES = 32;
/** As text, in base64url. */
const LENGTH = 43;
const PATIENCE_MS = 2_000;

/**
 * The secret of a house that was given none: made once for each data folder and readable by its owner only, so that all
 * processes over one folder have the same. `wx` lets only one of them make it.
 */
export function houseSecret(folder: string): string {
  const file = join(folder, 'house-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
  return readWhole(file);
}

/** A file is there before its text is: another process may be just writing it, or was ended before it had. */
function readWhole(file: string): string {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; pauseSync(5)) {
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= LENGTH) return secret;
    if (Date.now() > giveUpAt)
      throw new CannotStart(`${file} holds no whole secret; remove it and start again.`);
  }
}

const pauseSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
