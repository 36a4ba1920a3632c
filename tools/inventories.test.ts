import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECRET_VARIABLES } from '#server/config-of-secrets.ts';
import { ROOT } from './project.ts';

const page = (name: string): string => readFileSync(join(ROOT, `docs/security/${name}.md`), 'utf8');
const textsIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/\.test\.ts$|simulator|sandbox/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));

test('the classification of data names every table of the database once', () => {
  const made = textsIn('server/migrations', /\.sql$/).flatMap((sql) =>
    [...sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  const [, list = ''] = page('data').split('## Which table is of which class');
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set(made)].toSorted());
});

test('the inventory of keys names every secret that a server reads', () => {
  const keys = page('keys');
  const isNamed = (name: string) =>
    keys.includes(`\`${name}\``) || /^(PHONEPE|RAZORPAY)_/.test(name);
  expect(SECRET_VARIABLES.filter((name) => !isNamed(name))).toEqual([]);
  expect(SECRET_VARIABLES.length).toBeGreaterThan(14);
});

test('the inventory of outward connections names every host that an adapter knows', () => {
  const outward = page('outward');
  const hosts = textsIn('server/adapters', /\.ts$/).flatMap((text) =>
    [...text.matchAll(/'https:\/\/([\w.-]+)/g)].map(([, host = '']) => host),
  );
  expect(hosts).toContain('api.razorpay.com');
  expect([...new Set(hosts)].filter((host) => !outward.includes(host))).toEqual([]);
});

test('the inventory of logs names every list that nobody may change afterwards', () => {
  const guards = /^create trigger \w+_append_only before [\w ]+ on (\w+)/gm;
  const kept = textsIn('server/migrations', /\.sql$/).flatMap((sql) =>
    [...sql.matchAll(guards)].map(([, table = '']) => table),
  );
  expect(kept).toContain('security_events');
  expect(kept.filter((table) => !page('logs').includes(`\`${table}\``))).toEqual([]);
});
