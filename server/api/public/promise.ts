import { readPromise } from '#contract/public/read-promise.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { promiseReader } from '#server/views/promise.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

export function promiseAnswer({ pool, now }: World): Answer {
  const read = promiseReader(pool, now);
  return answer(readPromise, async () => accept(await read()));
}
