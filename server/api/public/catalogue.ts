import { listSocieties } from '#contract/public/list-societies.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { readDayMarks } from '#contract/public/read-day-marks.ts';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { readPincode } from '#contract/public/read-pincode.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { openDaysBuckets } from '#server/modules/identity/throttling.ts';
import { catalogueReader, readWords } from '#server/views/catalogue.ts';
import { dayMarksReader } from '#server/views/day-marks.ts';
import * as openDays from '#server/views/open-days.ts';
import * as openSlots from '#server/views/open-slots.ts';
import * as pincodes from '#server/views/pincode.ts';
import * as societies from '#server/views/societies.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Public routes: services on sale, free slots, and served pincodes. */
export function catalogueAnswers(world: World): readonly Answer[] {
  const { pool, facts, now } = world;
  const read = catalogueReader(facts, now);
  const readMarks = dayMarksReader(pool);
  return [
    answer(
      readCatalogue,
      () => {
        const catalogue = read();
        return catalogue instanceof Promise ? catalogue.then(accept) : accept(catalogue);
      },
      { ready: read.known },
    ),
    answer(readCatalogueWords, async ({ lang }, { now }) =>
      accept(readWords(await facts.catalogue(), lang, now)),
    ),
    answer(readOpenSlots, (input, asked) => openSlots.readOpenSlots(facts, input, asked.now)),
    answer(readOpenDays, async (input, { caller, now }) => {
      const attempt = await throttle(world, openDaysBuckets(caller.address), now);
      return attempt.ok ? openDays.readOpenDays(facts, input, now) : attempt;
    }),
    answer(readDayMarks, (input) => readMarks(input)),
    answer(readPincode, ({ pincode }) => pincodes.readPincode(facts, pincode)),
    answer(listSocieties, ({ pincode }) => societies.listSocieties(facts, pincode)),
  ];
}
