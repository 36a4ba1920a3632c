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

test('every kit gives the role that owns the tables to the step that migrates, and to no server', () => {
  const [migrates, serves] = ['aangan-migrate.service', 'aangan@.service'].map((unit) =>
    [...read(unit).matchAll(/^(?:User|EnvironmentFile)=(.+)$/gm)].map(([, value]) => value),
  );
  expect(migrates).toEqual(['aangan_owner', '/etc/aangan/environment', '/etc/aangan/owner']);
  expect(serves).toEqual(['aangan', '/etc/aangan/environment']);

  const kit = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');
  const [served = '', rest = ''] = kit('compose.yml').split('x-server:');
  const services = (rest.split(/^services:$/m)[1] ?? '').split(/^ {2}(?=\w+:$)/m);
  const named = (name: string) => services.find((one) => one.startsWith(`${name}:`)) ?? '';
  expect(served).toContain('DATABASE_URL: postgresql://aangan_serving:');
  expect(named('migrate')).toContain('OWNER_DATABASE_URL: postgresql://aangan:');
  expect(kit('compose.yml').match(/OWNER_DATABASE_URL/g)).toHaveLength(1);
  // Compose hands the whole of .env on, the owner's password as well, unless somebody says otherwise.
  expect(kit('compose.yml')).toMatch(
    /env_file: \.env\s+environment:\s+<<: \*served(\s+#.*)?\s+POSTGRES_PASSWORD: ""/,
  );
  expect(named('server')).not.toContain('environment:');

  const secrets = kit('kubernetes/aangan.yml')
    .split('---')
    .map((one) => [/^kind: (\w+)/m.exec(one)?.[1], /envFrom: (.*)/.exec(one)?.[1]])
    .filter(([, from]) => from !== undefined);
  expect(secrets).toEqual([
    ['Job', '[{ secretRef: { name: aangan } }, { secretRef: { name: aangan-owner } }]'],
    ['Deployment', '[{ secretRef: { name: aangan } }]'],
  ]);
});

test('the proxy asks the servers that the script starts', () => {
  const started = /for port in ([\d ]+); do/.exec(install)?.[1]?.split(' ');
  const asked = [...read('Caddyfile').matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(asked).toEqual(started);
});
