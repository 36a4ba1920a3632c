import { expect, test } from 'vitest';
import { faultsOfImage } from './faults-of-image.ts';

const of = (...paths: string[]) => faultsOfImage(paths.map((path) => ({ path, bytes: 1_000 })));

test('an image holds Node, built files and libraries', () => {
  expect(
    of(
      ...[
        'app/bin/node',
        'app/server.js',
        'app/.cache/server/main.js',
        'app/dist/customer/index.html',
      ],
      ...['app/node_modules/sharp/lib/index.js', 'lib/x86_64-linux-gnu/libc.so.6', 'etc/passwd'],
    ),
  ).toEqual([]);
});

test.each(['bin/sh', 'app/tools/release.ts', 'app/server/main.test.ts', 'app/.env', 'root/.npmrc'])(
  '%s is told',
  (path) => {
    expect(of(path).join()).toContain(path);
  },
);

test('an image that has grown too large is told', () => {
  expect(faultsOfImage([{ path: 'app/bin/node', bytes: 301 * 2 ** 20 }])).toEqual([
    'It takes 301 MB, of 300 at most.',
  ]);
});
