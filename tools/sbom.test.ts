import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

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
