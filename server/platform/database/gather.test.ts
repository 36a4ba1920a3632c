import { expect, test } from 'vitest';
import type { Database } from './connect.ts';
import { gather } from './gather.ts';

const one = {} as Database;
const other = {} as Database;

/** Answers whatever it is asked, and remembers what it was asked together. */
function answering() {
  const calls: [Database, string[]][] = [];
  const ask = gather(async (db: Database, questions: readonly string[]) => {
    calls.push([db, [...questions]]);
    if (questions.includes('x')) throw new Error('away');
    return questions.map((question) => `${question}!`);
  });
  return { calls, ask };
}

test('questions of one turn go together, and each caller gets its own answer', async () => {
  const { calls, ask } = answering();
  const later = Promise.resolve().then(() => ask(one, 'c'));
  expect(await Promise.all([ask(one, 'a'), ask(one, 'b'), later])).toEqual(['a!', 'b!', 'c!']);
  expect(await ask(one, 'd')).toBe('d!');
  expect(calls).toEqual([
    [one, ['a', 'b', 'c']],
    [one, ['d']],
  ]);
});

test('another connection is asked by itself', async () => {
  const { calls, ask } = answering();
  await Promise.all([ask(one, 'a'), ask(other, 'b')]);
  expect(calls).toEqual([
    [one, ['a']],
    [other, ['b']],
  ]);
});

test('when it fails everybody of that turn is told, and the next turn asks anew', async () => {
  const { ask } = answering();
  const answers = await Promise.allSettled([ask(one, 'a'), ask(one, 'x')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(one, 'a')).toBe('a!');
});
