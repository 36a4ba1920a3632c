import { readDay } from '#contract/ops/read-day.ts';
import { readKarigarPositions } from '#contract/ops/read-karigar-positions.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { shareReading } from '#server/platform/live/share-reading.ts';
import { dayReader } from '#server/views/day-reader.ts';
import * as views from '#server/views/karigar-positions.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The day of the whole city on one screen, and where those are who are on the way. */
export function cityDayAnswers({ pool, facts, now }: World): readonly Answer[] {
  const read = dayReader(pool, facts);
  // All screens are told at the same moment, and ask together.
  const positions = shareReading(async () =>
    views.readKarigarPositions(pool, await facts.places(), now()),
  );
  return [
    answer(readDay, async (input) => accept(await read(input))),
    answer(readKarigarPositions, async () => accept(await positions())),
  ];
}
