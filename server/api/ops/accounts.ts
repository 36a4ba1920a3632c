import { adoptDifference as adoptPromise } from '#contract/ops/adopt-difference.ts';
import { answerDifference as differencePromise } from '#contract/ops/answer-difference.ts';
import { exportGstReturn as gstReturnPromise } from '#contract/ops/export-gst-return.ts';
import { exportIncomeTax as incomeTaxFilePromise } from '#contract/ops/export-income-tax.ts';
import { exportTaxDocuments as taxDocumentsPromise } from '#contract/ops/export-tax-documents.ts';
import { listDifferenceCandidates as candidatesPromise } from '#contract/ops/list-difference-candidates.ts';
import { listSettlements as settlementsPromise } from '#contract/ops/list-settlements.ts';
import { matchDifference as matchPromise } from '#contract/ops/match-difference.ts';
import { readIncomeTax as incomeTaxPromise } from '#contract/ops/read-income-tax.ts';
import { accept } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { adoptDifference } from '#server/effects/adopt-difference.ts';
import { matchDifference } from '#server/effects/match-difference.ts';
import { answerDifference } from '#server/flows/settlement/answer-difference.ts';
import { listDifferenceCandidates } from '#server/views/difference-candidates.ts';
import { exportedReturn } from '#server/views/gst-return.ts';
import { exportedIncomeTax, readIncomeTax } from '#server/views/income-tax.ts';
import { listSettlements, type SettlementReport } from '#server/views/settlements.ts';
import { taxDocumentsAsText } from '#server/views/tax-documents-listed.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for bookkeeping. */
export const accountAnswers: readonly Answer[] = [
  answer(settlementsPromise, async (_, { db }) => accept(asOpsRead(await listSettlements(db)))),
  answer(differencePromise, (input, { world, person }) =>
    answerDifference(world, { ...input, by: person.id }),
  ),
  answer(matchPromise, (input, { world, person }) =>
    matchDifference(world, { ...input, by: person.id }),
  ),
  answer(adoptPromise, (input, { world, person }) =>
    adoptDifference(world, { ...input, by: person.id }),
  ),
  answer(candidatesPromise, (input, { db, person }) =>
    listDifferenceCandidates(db, { ...input, by: person.id }),
  ),
  answer(incomeTaxPromise, async (input, { db }) => accept(await readIncomeTax(db, input))),
  answer(incomeTaxFilePromise, async (input, { db }) => accept(await exportedIncomeTax(db, input))),
  answer(taxDocumentsPromise, (input, { db, world }) =>
    taxDocumentsAsText({ db, keys: world.keys }, input),
  ),
  answer(gstReturnPromise, (input, { world }) => exportedReturn(world, input)),
];

export const asOpsRead = (settlements: readonly SettlementReport[]) => ({
  settlements: settlements.map((one) => ({
    ...one,
    readAt: toIndiaIso(one.readAt),
    differences: one.differences.map(({ answers, ...difference }) => ({
      ...difference,
      answers: answers.map((each) => ({ ...each, at: toIndiaIso(each.at) })),
    })),
  })),
});
