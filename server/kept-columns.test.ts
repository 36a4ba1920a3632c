import { expect, test } from 'vitest';
import { OBJECT_PREFIXES } from '#server/platform/objects/copy-objects.ts';
import { keptColumns } from './kept-columns.ts';

test('bytes of every column that leave their rows are backed up, moved to a bucket and found after a restore', () => {
  expect(keptColumns.length).toBeGreaterThan(0);
  const copied: readonly string[] = OBJECT_PREFIXES;
  expect(keptColumns.map(({ name }) => `${name}/`).filter((one) => !copied.includes(one))).toEqual(
    [],
  );
});
