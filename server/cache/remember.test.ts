import { expect, test } from 'vitest';
import { remember } from './remember.ts';

test('a read begun before a change and answered after it does not hide the newer value', async () => {
  const answers: ((value: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => answers.push(resolve));
  const remembered = remember(read, 60_000);
  const [early, late] = [remembered.anew(), remembered.anew()];
  answers[1]?.('after the change');
  await late;
  answers[0]?.('before the change');
  await early;
  expect(remembered.known()).toBe('after the change');
});
