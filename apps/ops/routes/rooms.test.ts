import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPathOfOpsApp } from '#contract/app-paths.ts';
import { roomAt } from './rooms.tsx';

/** Addresses that the rooms name as their tabs. */
const addresses = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('-room.tsx'))
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/'(\/[a-z/-]*)'/g),
  ])
  .map(([, address = '']) => address);

test('every tab of the console leads to a room and opens at its own address, the pay on top among them', () => {
  expect(addresses).toContain('/money/on-top');
  expect(addresses.filter((address) => !roomAt(address))).toEqual([]);
  expect(addresses.filter((address) => !isPathOfOpsApp(`/ops${address}`))).toEqual([]);
  expect(roomAt('/money/nowhere')).toBeUndefined();
});
