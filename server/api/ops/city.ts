import { closeCityDay as closePromise } from '#contract/ops/close-city-day.ts';
import { giveGateLink as givePromise } from '#contract/ops/give-gate-link.ts';
import { importSocieties as importPromise } from '#contract/ops/import-societies.ts';
import { listSocietyRules as listPromise } from '#contract/ops/list-society-rules.ts';
import { markDay as markPromise } from '#contract/ops/mark-day.ts';
import { readCityDay as readDayPromise } from '#contract/ops/read-city-day.ts';
import { readCityDays as readPromise } from '#contract/ops/read-city-days.ts';
import { saveSociety as savePromise } from '#contract/ops/save-society.ts';
import { withdrawGateLink as withdrawPromise } from '#contract/ops/withdraw-gate-link.ts';
import { accept } from '#kernel/outcome.ts';
import { markDay } from '#server/flows/almanac/mark-day.ts';
import { closeCityDay } from '#server/flows/availability/close-city-day.ts';
import { giveGateLink } from '#server/flows/society/give-gate-link.ts';
import { importSocieties } from '#server/flows/society/import-societies.ts';
import { saveSociety } from '#server/flows/society/save-society.ts';
import { withdrawGateLink } from '#server/flows/society/withdraw-gate-link.ts';
import { readCityDay } from '#server/views/city-day.ts';
import { readCityDays } from '#server/views/city-days.ts';
import { listSocietyRules } from '#server/views/society-rules.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** A file of some thousand societies. */
const FILE_LIMIT = 1_200_000;

/** The city: its days, and its societies with their rules. */
export const opsCityAnswers: readonly Answer[] = [
  answer(readPromise, async (_, { db, now }) => accept(await readCityDays(db, now))),
  answer(readDayPromise, async (input, { db }) => accept(await readCityDay(db, input))),
  answer(closePromise, (input, { db, person, now }) =>
    closeCityDay(db, { ...input, by: person.id }, now),
  ),
  answer(markPromise, (input, { db, person, now }) =>
    markDay(db, { ...input, by: person.id }, now),
  ),
  answer(listPromise, async (input, { db }) => accept(await listSocietyRules(db, input))),
  answer(savePromise, async (input, { db, world, person, now }) =>
    saveSociety({ pool: db, places: await world.facts.places() }, { ...input, by: person.id }, now),
  ),
  answer(givePromise, (input, { world, person, now }) =>
    giveGateLink({ ...world, origin: world.sender.origin }, { ...input, by: person.id }, now),
  ),
  answer(withdrawPromise, (input, { world, person, now }) =>
    withdrawGateLink(world.pool, { ...input, by: person.id }, now),
  ),
  answer(
    importPromise,
    async (input, { db, world, person, now }) =>
      importSocieties(
        { pool: db, places: await world.facts.places() },
        { ...input, by: person.id },
        now,
      ),
    { bodyLimitBytes: FILE_LIMIT },
  ),
];
