import { readPromise } from '#contract/public/read-promise.ts';
import { accept } from '#kernel/outcome.ts';
import { promiseReader } from '#server/views/promise.ts';
import type { World } from '#server/world.ts';
import { type Answer, answer } from '../http/door.ts';

export function promiseAnswer({ pool, now }: World): Answer {
  const read = promiseReader(pool, now);
  return answer(readPromise, async () => accept(await read()));
}
