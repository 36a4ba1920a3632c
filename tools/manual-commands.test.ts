import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './project.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const MANUALS = globSync('docs/operate/*.md', { cwd: ROOT }).sort();

/** Beginnings of what is typed into a shell or a database; anything else in backticks is a name. */
const TYPED =
  /^(npm|node|sh|ln|systemctl|docker|kubectl|apt|patronictl|patroni|pg_dropcluster|psql|pgbouncer|git|create|reassign|select|insert|alter) \S/;

/** Commands, each with the campaign that types it, and the text in it that says so. */
const TRIED: readonly (readonly [command: RegExp, by: string, text: string])[] = [
  [/^npm run test:(\w+)$/, 'package.json', '"test:'],
  [/^npm run bench$/, 'package.json', '"bench"'],
  [
    /^npm run (release|doctor|keys|objects|backup|restore|seed)\b/,
    'testing/manual/chapters.ts',
    'npm run ',
  ],
  [/^npm run release -- --with-node$/, 'tools/debian.ts', '--with-node'],
  [/^npm run seed -- --country$/, 'tools/seed.ts', '--country'],
  [/^node tools\/write-environment\.ts$/, 'tools/write-environment.test.ts', 'write-environment'],
  [/^npm start$/, 'tools/start.test.ts', 'start'],
  [/^node server\.js( migrate| compile)?$/, 'testing/manual/chapters.ts', 'node server.js'],
  [/^sh deploy\/systemd\/install\.sh/, 'deploy/systemd/drill.sh', 'install.sh'],
  [/^(systemctl restart aangan@|ln -sfn \/opt)/, 'deploy/systemd/drill.sh', 'ln -sfn'],
  [
    /^create role aangan_serving login$/,
    'testing/manual/chapters.ts',
    'create role aangan_serving login',
  ],
  [/^reassign owned by/, 'testing/manual/chapters.ts', 'reassign owned by'],
  [/refusals_kept/, 'testing/manual/chapters.ts', 'refusals_kept'],
  [
    /^select reference .* option_key is not null/,
    'testing/manual/chapters.ts',
    'option_key is not',
  ],
  [/^select subject as booking, .*'visit-sent'/, 'testing/manual/chapters.ts', 'visit-sent'],
  [/^select pg_terminate_backend/, 'testing/drills/faults-of-machines.ts', 'pg_terminate_backend'],
  [/^patroni patroni\.yml$/, 'testing/failover/three-nodes.ts', 'patroni.yml'],
  [/^patronictl (list|switchover)/, 'testing/failover/fail-over.ts', "control('"],
  [/^apt install patroni/, 'testing/failover/programs.ts', "'patroni', 'etcd-server', 'haproxy'"],
  [/^pgbouncer pgbouncer\.ini$/, 'testing/pooler/pgbouncer.ts', 'usr/sbin/pgbouncer'],
  [/^psql -v role=aangan_serving -f limits\.sql$/, 'testing/pooler/behind-pooler.ts', 'limits.sql'],
];

/** Each changes the machine that it is typed on, or what was published, for good. */
const UNTRIED = [
  /^pg_dropcluster --stop 15 main$/,
  /^patronictl failover$/,
  /^git tag -a/,
  /^npm run staff -- reset/,
  /^docker (build|compose)/,
  /^kubectl apply/,
];

describe.each(MANUALS)('%s', (path) => {
  const text = read(path);
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const lines = [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line);
  const commands = [...new Set([...quoted, ...lines])]
    .map((one) => one.replaceAll(/\s+/g, ' '))
    .filter((one) => TYPED.test(one));

  test('types nothing that no campaign types', () => {
    const untried = commands.filter(
      (one) => ![...TRIED.map(([command]) => command), ...UNTRIED].some((rule) => rule.test(one)),
    );
    expect(untried).toEqual([]);
  });
});

test('each campaign that is named types what it is named for', () => {
  expect(TRIED.filter(([, by, text]) => !read(by).includes(text)).map(([, by]) => by)).toEqual([]);
});

test('every campaign that the manuals name is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = MANUALS.flatMap((path) => [...read(path).matchAll(/npm run ([\w:]+)/g)]);
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});
