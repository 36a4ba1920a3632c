import { listOwnCases } from '#contract/customer/list-own-cases.ts';
import { openOwnCase } from '#contract/customer/open-own-case.ts';
import { sayToCase } from '#contract/customer/say-to-case.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import * as opening from '#server/flows/case/open-own-case.ts';
import * as saying from '#server/flows/case/say-to-case.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import * as views from '#server/views/own-cases.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Complaints and requests of the person who is signed in. */
export const ownCaseAnswers: readonly Answer[] = [
  answer(listOwnCases, async (_input, { db, person, now }) =>
    accept({ cases: await views.listOwnCases(db, person.id, now) }),
  ),
  answer(openOwnCase, async (input, { db, world, person, now }) => {
    const opened = await opening.openOwnCase(world.pool, { ...input, userId: person.id }, now);
    if (!opened.ok) return opened;
    await world.live.tell([INBOX_TOPIC]);
    const [found] = await views.listOwnCases(db, person.id, now, opened.value.number);
    return found ? accept({ case: found }) : refuse('action-reused');
  }),
  answer(sayToCase, async (input, { db, world, person, now }) => {
    const said = await saying.sayToCase(world.pool, { ...input, userId: person.id }, now);
    if (!said.ok) return said;
    await world.live.tell([INBOX_TOPIC]);
    const [found] = await views.listOwnCases(db, person.id, now, input.number);
    return found ? accept({ case: found }) : refuse('case-not-found');
  }),
];
