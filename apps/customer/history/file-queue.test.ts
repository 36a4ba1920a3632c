import { expect, test } from 'vitest';
import type { NoteFile } from '../shell/kept-files.ts';
import { openFileQueue } from './file-queue.ts';

const picture = (id: string): NoteFile => ({ id, kind: 'picture', image: 'data:' });

/** A queue whose files arrive when they are let through. */
function stage() {
  const [sent, back]: [string[], string[]] = [[], []];
  let shown: readonly string[] = [];
  let answer: (code?: string) => void = () => {};
  const queue = openFileQueue({
    send: ({ id }) => {
      sent.push(id);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    takeBack: async (id) => back.push(id),
    onChange: (files) => {
      shown = files.map(({ id }) => id);
    },
  });
  const let1 = async (code?: string) => {
    answer(code);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, sent, back, answer: let1, shown: () => shown };
}

test('a file added while another is on its way stays on the page and is sent next', async () => {
  const { queue, sent, answer, shown } = stage();
  queue.add([picture('one')]);
  const run = queue.run();
  queue.add([picture('two')]);
  expect(await queue.run()).toBeUndefined();
  await answer();
  expect([sent, shown()]).toEqual([['one', 'two'], ['two']]);
  await answer();
  expect(await run).toEqual({ waits: false, refused: undefined });
  expect(shown()).toEqual([]);
});

test('a file that is removed before its turn is never sent, and one on its way is taken back', async () => {
  const { queue, sent, back, answer, shown } = stage();
  queue.add([picture('one'), picture('two'), picture('three')]);
  const run = queue.run();
  queue.remove('two');
  queue.remove('one');
  await answer();
  expect([sent, back, shown()]).toEqual([['one', 'three'], ['one'], ['three']]);
  await answer();
  await run;
});

test('after trouble that may pass everything is left for another time; what is never taken does not stop the others', async () => {
  const { queue, sent, answer, shown } = stage();
  queue.add([picture('one'), picture('two')]);
  const run = queue.run();
  await answer('image-unreadable');
  await answer('internal-error');
  expect(await run).toEqual({ waits: true, refused: 'image-unreadable' });
  expect(shown()).toEqual(['two']);
  const again = queue.run();
  await answer();
  expect(await again).toEqual({ waits: false, refused: undefined });
  expect(sent).toEqual(['one', 'two', 'two']);
});
