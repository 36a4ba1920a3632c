import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkShape } from '../check-shape.ts';
import { REGISTRIES, registryText } from './registries.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aangan-registries-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** For each list: the content of its folders, what the list then says of it, and what it leaves out. */
const PLANTED = {
  'contract/operations.ts': [
    ['contract/customer/book-slot.ts', 'export const bookSlot = operation({});'],
    ['contract/ops/arrive-on-behalf.ts', 'export const arriveOnBehalf = onBehalf(arrive, {});'],
    ['contract/customer/address.ts', 'export const address = z.object({});'],
  ],
  'server/routes.ts': [
    ['server/api/customer/booking.ts', 'export const bookSlot = answer(\n);'],
    ['server/api/ops/money.ts', 'export const arriveOnBehalf: readonly Answer[] = [];'],
    ['server/api/customer/address.ts', 'export function address(input: Input): View {}'],
  ],
  'testing/trials.ts': [
    ['testing/trials/a.ts', 'export const bookSlot: Readonly<Record<string, Trial>> = {};'],
    ['testing/trials/b.ts', 'export const arriveOnBehalf: Readonly<Record<string, Trial>> = {};'],
    ['testing/trials/c.ts', 'export const address: Trial = {};'],
  ],
} as const;

describe.each(Object.entries(PLANTED))('%s', (path, files) => {
  test('is refused while it differs from its folders, and then made anew', async () => {
    for (const [file, text] of files) plant(file, text);
    plant(path, '// Made by hand.\n');
    expect(await checkShape(root)).toEqual([
      `${path}: differs from its folders: run \`node tools/write-registries.ts\`.`,
    ]);
    const list = REGISTRIES.find((one) => one.path === path);
    const made = list ? registryText(list, root) : '';
    expect(made).toContain('bookSlot');
    expect(made).toContain('arriveOnBehalf');
    expect(made).not.toContain('address');
    plant(path, made);
    expect(await checkShape(root)).not.toContainEqual(expect.stringContaining(path));
  });
});

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
