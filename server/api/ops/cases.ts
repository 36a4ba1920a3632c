import { answerCase } from '#contract/ops/answer-case.ts';
import { closeCase } from '#contract/ops/close-case.ts';
import { escalateCase } from '#contract/ops/escalate-case.ts';
import { listCases } from '#contract/ops/list-cases.ts';
import { openCase } from '#contract/ops/open-case.ts';
import { planCase } from '#contract/ops/plan-case.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { reopenCase } from '#contract/ops/reopen-case.ts';
import { takeCase } from '#contract/ops/take-case.ts';
import { watchCase } from '#contract/ops/watch-case.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import * as answering from '#server/flows/case/answer-case.ts';
import * as closing from '#server/flows/case/close-case.ts';
import * as escalating from '#server/flows/case/escalate-case.ts';
import { openCaseFor } from '#server/flows/case/open-case-for.ts';
import * as planning from '#server/flows/case/plan-case.ts';
import * as reopening from '#server/flows/case/reopen-case.ts';
import * as taking from '#server/flows/case/take-case.ts';
import * as watching from '#server/flows/case/watch-case.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { readCaseFile } from '#server/views/case-file.ts';
import { listWatchers } from '#server/views/case-watchers.ts';
import * as views from '#server/views/cases.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

type World = Pick<RequestContext<'ops'>, 'world'>;

/** Tells every open screen at once that a colleague has changed a case. */
async function told<Value, Code extends string>(
  { world }: World,
  outcome: Outcome<Value, Code>,
): Promise<Outcome<Value, Code>> {
  if (outcome.ok) await world.live.tell([INBOX_TOPIC]);
  return outcome;
}

/** Cases in one list and one file each. */
export const caseAnswers: readonly Answer[] = [
  answer(listCases, (input, { db, person, now }) =>
    views.listCases(db, input, { me: person.id, now }),
  ),
  answer(readCase, async ({ number }, { db, now }) => {
    const found = await readCaseFile(db, number, now);
    return found ? accept(found) : refuse('case-not-found');
  }),
  answer(watchCase, async ({ number }, { db, world, person, now }) => {
    const seen = await watching.watchCase(world.pool, { number, staffId: person.id }, now);
    if (!seen.ok) return seen;
    const since = now - watching.WATCHED_FOR;
    const { id: caseId, version } = seen.value;
    return accept({ others: await listWatchers(db, { caseId, me: person.id, since }), version });
  }),
  answer(openCase, async (input, context) => {
    const { world, person, now } = context;
    return told(context, await openCaseFor(world.pool, { ...input, by: person.id }, now));
  }),
  answer(takeCase, async (input, context) => {
    const { world, person, now } = context;
    return told(context, await taking.takeCase(world.pool, { ...input, by: person.id }, now));
  }),
  answer(planCase, async (input, context) => {
    const { world, person, now } = context;
    const plan = { ...input, at: Date.parse(input.at), by: person.id };
    return told(context, await planning.planCase(world.pool, plan, now));
  }),
  answer(answerCase, async (input, context) => {
    const { world, person, now } = context;
    return told(context, await answering.answerCase(world.pool, { ...input, by: person.id }, now));
  }),
  answer(escalateCase, async (input, context) => {
    const { world, person, now } = context;
    return told(
      context,
      await escalating.escalateCase(world.pool, { ...input, by: person.id }, now),
    );
  }),
  answer(closeCase, async (input, context) => {
    const { world, person, now } = context;
    return told(context, await closing.closeCase(world.pool, { ...input, by: person.id }, now));
  }),
  answer(reopenCase, async (input, context) => {
    const { world, person, now } = context;
    return told(context, await reopening.reopenCase(world.pool, { ...input, by: person.id }, now));
  }),
];
