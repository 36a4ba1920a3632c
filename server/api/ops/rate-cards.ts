import { importRateCards as importPromise } from '#contract/ops/import-rate-cards.ts';
import { listRateCards as listPromise } from '#contract/ops/list-rate-cards.ts';
import { accept } from '#kernel/outcome.ts';
import { importRateCards } from '#server/flows/rate-card/import-rate-cards.ts';
import { listRateCards } from '#server/views/rate-cards.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** A file of some thousand rows. */
const FILE_LIMIT = 700_000;

/** Prices of extra work. */
export const opsRateCardAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db }) => accept(await listRateCards(db))),
  answer(
    importPromise,
    (input, { db, person, now }) => importRateCards(db, { ...input, by: person.id }, now),
    { bodyLimitBytes: FILE_LIMIT },
  ),
];
