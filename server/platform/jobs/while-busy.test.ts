import { expect, test } from 'vitest';
import { countUnanswered, unanswered } from '../http/unanswered.ts';
import { whileBusy } from './while-busy.ts';

test('waits while there is much to do, and goes on when there is not', async () => {
  let busy = true;
  const work = (): void => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    if (busy) setImmediate(work);
  };
  work();
  let waiting = true;
  const waited = whileBusy(60_000).then(() => {
    waiting = false;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waiting).toBe(true);
  busy = false;
  await waited;
});

test('does not wait for ever', async () => {
  let busy = true;
  const work = (): void => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    if (busy) setImmediate(work);
  };
  work();
  await whileBusy(300);
  busy = false;
});

test('waits while many requests have no answer, though this process itself has little to do', async () => {
  const before = unanswered();
  const answers = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
  const counted = answers.map(({ promise }) => countUnanswered(promise).catch(() => {}));
  let waiting = true;
  const waited = whileBusy(60_000).then(() => {
    waiting = false;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waiting).toBe(true);
  answers[0]?.resolve();
  answers[1]?.reject(new Error('no answer came about'));
  await waited;
  for (const { resolve } of answers) resolve();
  await Promise.allSettled(counted);
  expect(unanswered()).toBe(before);
});
