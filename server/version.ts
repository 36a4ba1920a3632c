import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version that runs here, as its release was tagged. */
export const readVersion = (): string => {
  const text = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};
