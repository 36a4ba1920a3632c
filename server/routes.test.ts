import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import type { World } from './app-context.ts';
import { answersOf } from './routes.ts';

test('every operation of the contract is answered, once', () => {
  const world = { facts: {}, now: () => 0 } as unknown as World;
  const answered = answersOf(world).map(({ operation }) => operation.name);
  expect(answered.sort()).toEqual(operations.map(({ name }) => name).sort());
});
