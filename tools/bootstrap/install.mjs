import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, showProgress, Trouble } from './words.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
/** File in which npm itself notes the last installation. */
const INSTALLED = join(MODULES, '.package-lock.json');
const STAMP = join(MODULES, '.aangan-installed');

/** Installs exactly what the lock names, unless that has been done. */
export async function install() {
  const lock = readFileSync(LOCK, 'utf8');
  const stamp = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  if (readStamp() === stamp) return;
  if (!isInstalled(lock)) await installAll();
  writeFileSync(STAMP, stamp);
}

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

/** Somebody may have run `npm install` by hand: then every package of the lock is there in its version already. */
function isInstalled(lock) {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(lock).packages;
  const found = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional === true ||
      (found[path]?.version === version && existsSync(join(ROOT, path))),
  );
}

/**
 * `npm ci` would be stricter, but it gives up where the registry lacks a package for some other system, which nobody
 * here needs; without saving, `npm install` follows the lock as exactly and leaves it alone. The tools are needed
 * whatever NODE_ENV says: they build what production serves.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

async function installAll() {
  const first = existsSync(MODULES) ? '' : ' (the first time this takes a minute or two)';
  const complaint = await showProgress(`Installing packages${first}`, () => npm(INSTALL)).catch(
    (error) => error.message,
  );
  if (complaint) throw new Trouble(explain(complaint));
}

/** Resolves with nothing when npm is content, rejects with what it said otherwise. */
export function npm(options, cwd = ROOT) {
  // Run by npm, we use that very npm; run by hand, the one on the path.
  const script = process.env.npm_execpath;
  const isScript = script !== undefined && /npm-cli\.c?js$/.test(script);
  const [program, first] = isScript ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...options], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said || `npm left with ${code}`)),
    );
  });
}

function explain(complaint) {
  if (/ENOSPC/.test(complaint)) return `The disk that holds ${ROOT} is full.`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(complaint)) {
    return 'The packages could not be fetched: is this machine connected to the network?';
  }
  if (/EACCES|EPERM|EROFS/.test(complaint))
    return `The folder ${ROOT} cannot be written by this account.`;
  return `The packages could not be installed:\n${complaint.trim()}`;
}
