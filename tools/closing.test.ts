import { expect, test } from 'vitest';
import { createClosing } from './closing.ts';

test('the resource opened last is closed first', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  for (const name of ['database', 'server']) closing.add(async () => void closed.push(name));
  await closing.close();
  expect(closed).toEqual(['server', 'database']);
});

test('a resource opened during closing is closed as well', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  await closing.close();
  closing.add(async () => void closed.push('late'));
  expect(closed).toEqual(['late']);
});
