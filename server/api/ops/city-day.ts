import { readDay } from '#contract/ops/read-day.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { dayReader } from '#server/views/day-reader.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The day of the whole city on one screen. */
export function cityDayAnswers({ pool, facts }: World): readonly Answer[] {
  const read = dayReader(pool, facts);
  return [answer(readDay, async (input) => accept(await read(input)))];
}
