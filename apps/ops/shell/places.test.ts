import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPathOfOpsApp, OPS_APP } from '#contract/app-paths.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { placesOf } from './places.ts';

const ROUTES = new URL('../routes/', import.meta.url);

/** Addresses that the rooms compare with or link to, their tabs among them. */
const addressesOfRooms = () =>
  readdirSync(ROUTES)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, ROUTES), 'utf8').matchAll(/'(\/[a-z/]+)'/g)].map(
        ([, to]) => to,
      ),
    );

test('every place of the console and every tab has an address that can be loaded', () => {
  const places = placesOf(STAFF_ROLES).flatMap(({ path, also }) => [path, also ?? path]);
  const paths = [...places, ...addressesOfRooms(), '/customers/1', '/karigars/1', '/cases/C-1'];
  expect(paths).toEqual(
    expect.arrayContaining(['/book', '/house/channels', '/catalogue/city/zones']),
  );
  const unknown = paths.filter((path) => !isPathOfOpsApp(path === '/' ? OPS_APP : OPS_APP + path));
  expect(unknown).toEqual([]);
  expect(isPathOfOpsApp('/ops/nowhere')).toBe(false);
});
