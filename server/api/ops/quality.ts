import { listOftenRefused } from '#contract/ops/list-often-refused.ts';
import { listQualityRows } from '#contract/ops/list-quality-rows.ts';
import { listRefusedWishes } from '#contract/ops/list-refused-wishes.ts';
import { readDemand } from '#contract/ops/read-demand.ts';
import { readQuality } from '#contract/ops/read-quality.ts';
import { accept } from '#kernel/outcome.ts';
import * as demand from '#server/views/quality/demand.ts';
import * as figures from '#server/views/quality/figures.ts';
import * as wishes from '#server/views/quality/refused-wishes.ts';
import * as rows from '#server/views/quality/rows.ts';
import * as refused from '#server/views/refused-customers.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** How well we serve, and the rows behind each figure. */
export const qualityAnswers: readonly Answer[] = [
  answer(readQuality, (input, { db }) => figures.readQuality(db, input)),
  answer(listOftenRefused, async (_, { db }) =>
    accept({ customers: await refused.listOftenRefused(db) }),
  ),
  answer(readDemand, (input, { db }) => demand.readDemand(db, input)),
  answer(listQualityRows, (input, { db }) => rows.listQualityRows(db, input)),
  answer(listRefusedWishes, (input, { db }) => wishes.listRefusedWishes(db, input)),
];
