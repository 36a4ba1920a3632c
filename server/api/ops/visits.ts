import { answerSafetyExit } from '#contract/ops/answer-safety-exit.ts';
import { closeSafetyCase } from '#contract/ops/close-safety-case.ts';
import { decideAppeal } from '#contract/ops/decide-appeal.ts';
import { decideRatingAppeal } from '#contract/ops/decide-rating-appeal.ts';
import { listSafetyExits } from '#contract/ops/list-safety-exits.ts';
import { previewDecision as previewPromise } from '#contract/ops/preview-decision.ts';
import { readDispute } from '#contract/ops/read-dispute.ts';
import { readHearing } from '#contract/ops/read-hearing.ts';
import { readRatingAppeal } from '#contract/ops/read-rating-appeal.ts';
import { recordCrewAttendance } from '#contract/ops/record-crew-attendance.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import { reworkVisit } from '#contract/ops/rework-visit.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import * as answering from '#server/flows/visit/answer-safety-exit.ts';
import * as closing from '#server/flows/visit/close-safety-case.ts';
import * as appealing from '#server/flows/visit/decide-appeal.ts';
import * as judging from '#server/flows/visit/decide-rating-appeal.ts';
import * as attending from '#server/flows/visit/record-crew-attendance.ts';
import * as resolving from '#server/flows/visit/resolve-dispute.ts';
import * as reworking from '#server/flows/visit/rework-visit.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import * as complaints from '#server/views/complaint.ts';
import { readProblem } from '#server/views/problem.ts';
import * as ratings from '#server/views/rating-appeal.ts';
import * as exits from '#server/views/safety-exits.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { previewDecision } from './preview-decision.ts';

/** Routes for decisions of operations about visits. */
export const opsVisitAnswers: readonly Answer[] = [
  answer(readDispute, async ({ id }, { db }) => {
    const problem = await readProblem(db, id);
    return problem ? accept({ problem }) : refuse('dispute-not-found');
  }),
  answer(readHearing, async ({ id }, { db }) => {
    const hearing = await complaints.readHearing(db, id);
    return hearing ? accept(hearing) : refuse('dispute-not-found');
  }),
  answer(decideAppeal, ({ id, ...end }, { world, person }) =>
    appealing.decideAppeal(world, { bookingId: id, actor: `ops:${person.id}`, ...end }),
  ),
  answer(readRatingAppeal, async ({ id }, { db }) => {
    const appeal = await ratings.readRatingAppeal(db, id);
    return appeal ? accept(appeal) : refuse('appeal-not-found');
  }),
  answer(decideRatingAppeal, ({ id, ...end }, { world, person }) =>
    judging.decideRatingAppeal(world, { bookingId: id, by: person.id, ...end }),
  ),
  answer(previewPromise, (input, { world, person }) =>
    previewDecision(world, input, `ops:${person.id}`),
  ),
  answer(resolveDispute, async ({ id, ...end }, { world, person }) => {
    const command = { bookingId: id, actor: `ops:${person.id}`, ...end };
    const outcome = await resolving.resolveDispute(world, command);
    return outcome.ok ? accept({ status: outcome.value }) : outcome;
  }),
  answer(reworkVisit, (input, { world, person }) =>
    reworking.reworkVisit(world, { ...input, actor: `ops:${person.id}` }),
  ),
  answer(recordCrewAttendance, async ({ id, visit, ...said }, { world, db, person }) => {
    const command = { bookingId: id, position: visit, actor: `ops:${person.id}`, ...said };
    const outcome = await attending.recordCrewAttendance(world, command);
    if (!outcome.ok) return outcome;
    const booking = await findBooking(db, id);
    return booking ? accept({ status: booking.status }) : refuse('booking-not-found');
  }),
  answer(closeSafetyCase, async ({ id, ...end }, { world, person }) => {
    const command = { bookingId: id, actor: `ops:${person.id}`, ...end };
    const outcome = await closing.closeSafetyCase(world, command);
    return outcome.ok ? accept({ closed: true }) : outcome;
  }),
  answer(listSafetyExits, async (_input, { db }) =>
    accept({ exits: await exits.listOpenSafetyExits(db) }),
  ),
  answer(answerSafetyExit, ({ id, ...said }, { world, person }) =>
    answering.answerSafetyExit(world, { bookingId: id, actor: `ops:${person.id}`, ...said }),
  ),
];
