import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A trouble that developers can fix by themselves: told in one sentence, without a stack. */
export class Trouble extends Error {}

/** Says what is going on, with a dot every other second, so that a long step does not look like a dead one. */
export async function showProgress(sentence, work) {
  const started = Date.now();
  process.stdout.write(`${sentence} `);
  const dots = setInterval(() => process.stdout.write('.'), 2000);
  try {
    const result = await work();
    process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}
