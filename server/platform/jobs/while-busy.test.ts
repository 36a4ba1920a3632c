import { expect, test } from 'vitest';
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
