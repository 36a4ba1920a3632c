import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
};

type Brought = {
  /** Names of packages that a release leaves behind begin so. */
  readonly without?: string;
  /** Version of the Node that a release brings along. */
  readonly node?: string | undefined;
};

/**
 * Every package that production runs, as CycloneDX, from the lock file: its exact version, licence and checksum. `npm sbom`
 * leaves out some of what development needs as well, zod among them.
 */
export function billOfMaterials(lock: string, { without, node }: Brought = {}): object {
  const { name, version, packages } = JSON.parse(lock) as {
    readonly name: string;
    readonly version: string;
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const components = Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, locked]) => componentOf(path.split('node_modules/').at(-1) ?? path, locked))
    .filter((one) => without === undefined || !one.name.startsWith(without));
  const all = node === undefined ? components : [...components, engineOf(node)];
  const unique = [...new Map(all.map((one) => [one['bom-ref'], one])).values()];
  const digest = createHash('sha256').update(JSON.stringify(unique)).digest('hex');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    // The same components have the same bill.
    serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: unique.toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}

function engineOf(version: string) {
  const purl = `pkg:generic/node@${version}`;
  return {
    type: 'platform',
    'bom-ref': purl,
    ...{ name: 'node', version, purl },
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
  };
}

function componentOf(name: string, { version = '', integrity, license, optional }: Locked) {
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    ...{ name, version, purl },
    scope: optional ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === 'sha512' &&
      digest && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }),
  };
}

if (import.meta.main) {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
}
