import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

const FOLDER = join(ROOT, 'deploy', 'systemd');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const units = readdirSync(FOLDER).filter((name) => name.endsWith('.service'));
const install = read('install.sh');

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.sh')))(
  '%s is a script that a shell can read',
  (name) => {
    expect(() => execFileSync('sh', ['-n', join(FOLDER, name)])).not.toThrow();
  },
);

test('the script installs every unit that there is, and each runs the Node that the script has put there', () => {
  const installed = [...install.matchAll(/"\$here\/([^"]+)"/g)].map(([, name]) => name as string);
  expect(installed.filter((name) => name.endsWith('.service')).sort()).toEqual(units.sort());
  expect(installed.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  for (const unit of units)
    expect(read(unit)).toMatch(/^ExecStart=\/opt\/aangan\/bin\/node server\.js( migrate)?$/m);
});

test('the proxy asks the servers that the script starts', () => {
  const started = /for port in ([\d ]+); do/.exec(install)?.[1]?.split(' ');
  const asked = [...read('Caddyfile').matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(asked).toEqual(started);
});
