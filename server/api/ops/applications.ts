import { checkKarigarBatch as checkBatchPromise } from '#contract/ops/check-karigar-batch.ts';
import { decideApplication as decidePromise } from '#contract/ops/decide-application.ts';
import { listApplications as listPromise } from '#contract/ops/list-applications.ts';
import { listKarigarBatches as batchesPromise } from '#contract/ops/list-karigar-batches.ts';
import { listKarigarPapers as papersPromise } from '#contract/ops/list-karigar-papers.ts';
import { makeKarigarPayouts as payPromise } from '#contract/ops/make-karigar-payouts.ts';
import { readApplication as filePromise } from '#contract/ops/read-application.ts';
import { readKarigarPayouts as readPromise } from '#contract/ops/read-karigar-payouts.ts';
import { recordApplicantCheck as checkPromise } from '#contract/ops/record-applicant-check.ts';
import { recordKarigarBankAnswer as answerPromise } from '#contract/ops/record-karigar-bank-answer.ts';
import { recordKarigarPaid as paidPromise } from '#contract/ops/record-karigar-paid.ts';
import { releasePayouts as releasePromise } from '#contract/ops/release-payouts.ts';
import { returnKarigarPayout as returnPromise } from '#contract/ops/return-karigar-payout.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { decideApplication } from '#server/flows/karigar/decide-application.ts';
import { recordApplicantCheck } from '#server/flows/karigar/record-applicant-check.ts';
import { releasePayouts } from '#server/flows/settlement/release-payouts.ts';
import { checkKarigarBatch } from '#server/flows/transfer/check-karigar-batch.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { recordBankAnswer } from '#server/flows/transfer/record-bank-answer.ts';
import { recordKarigarPaid } from '#server/flows/transfer/record-karigar-paid.ts';
import { returnKarigarPayout } from '#server/flows/transfer/return-karigar-payout.ts';
import { readApplication } from '#server/views/application.ts';
import { listApplications } from '#server/views/applications.ts';
import { readKarigarBatch, readKarigarPayouts } from '#server/views/karigar-batch.ts';
import { listKarigarBatches } from '#server/views/karigar-batches.ts';
import { listKarigarPapers } from '#server/views/karigar-papers.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for applications of Karigars, and for how Karigars are paid. */
export const applicationAnswers: readonly Answer[] = [
  answer(listPromise, async (input, { world, db }) =>
    accept(await listApplications({ db, keys: world.keys }, input)),
  ),
  answer(filePromise, async ({ applicantId }, { world, now }) => {
    const file = await readApplication(world, applicantId, now);
    return file ? accept(file) : refuse('application-not-found');
  }),
  answer(checkPromise, (check, { world, person, now }) =>
    recordApplicantCheck(world, { ...check, by: person.id }, now),
  ),
  answer(papersPromise, async (_input, { db, now }) => accept(await listKarigarPapers(db, now))),
  answer(decidePromise, (input, { world, person, now }) =>
    decideApplication(world, { ...input, decidedBy: person.id }, now),
  ),
  answer(payPromise, async (_input, { world, db, person, now }) => {
    const { batchOn, held } = await makeKarigarBatch(db, `ops:${person.id}`, now, person.id);
    if (held) return refuse('payouts-held');
    return accept(await readKarigarBatch({ db, keys: world.keys }, batchOn));
  }),
  answer(batchesPromise, async (_input, { db, person, now }) =>
    accept(await listKarigarBatches(db, person.id, now)),
  ),
  answer(checkBatchPromise, (asked, { world, person, now }) =>
    checkKarigarBatch(world.pool, { ...asked, by: person.id }, now),
  ),
  answer(releasePromise, async (_input, { db, person, now }) =>
    accept({ released: await releasePayouts(db, `ops:${person.id}`, now) }),
  ),
  answer(readPromise, async (input, { world, db }) =>
    accept(
      await readKarigarPayouts({ db, keys: world.keys, payer: world.sender.brand.name }, input),
    ),
  ),
  answer(answerPromise, ({ text }, { db, person, now }) => {
    const actor = `ops:${person.id}`;
    return recordBankAnswer(
      {
        paid: async (payoutId, bankReference) => {
          const said = await recordKarigarPaid(db, { payoutId, bankReference, actor }, now);
          return said.ok ? 'paid' : { refused: said.refusal.code };
        },
        returned: async (payoutId) => {
          const said = await returnKarigarPayout(db, { payoutId, actor }, now);
          return said.ok ? 'returned' : { refused: said.refusal.code };
        },
      },
      text,
    );
  }),
  answer(paidPromise, (input, { db, person, now }) =>
    recordKarigarPaid(db, { ...input, actor: `ops:${person.id}` }, now),
  ),
  answer(returnPromise, (input, { db, person, now }) =>
    returnKarigarPayout(db, { ...input, actor: `ops:${person.id}` }, now),
  ),
];
