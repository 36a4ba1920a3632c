import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const MIGRATIONS = join(ROOT, 'server', 'migrations');

/** Folder of everything that must survive: the embedded database, and the sandbox gateway's book. */
export const dataFolder = (): string => resolve(ROOT, process.env.AANGAN_DATA || '.data');

/** Folder into which `build-server.ts` puts the server: not `dist/`, which the build of the screens clears. */
export const SERVER_BUNDLE = join(ROOT, '.cache', 'server');
