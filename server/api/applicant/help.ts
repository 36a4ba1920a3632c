import { askForHelp } from '#contract/applicant/ask-for-help.ts';
import { listHelp } from '#contract/applicant/list-help.ts';
import { KARIGAR_TOPICS } from '#contract/cases.ts';
import type { OwnCase } from '#contract/own-case.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import * as asking from '#server/flows/case/ask-for-help.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { listOwnCases } from '#server/views/own-cases.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

const ABOUT_WORK: readonly (string | null)[] = KARIGAR_TOPICS;

/** Complaints that they have as a customer stand in the customers' app. */
const isTheirs = ({ kind, topic }: OwnCase): boolean =>
  kind === 'data-request' || ABOUT_WORK.includes(topic);

/** Questions and requests about their data of those who work with us, and the answers. */
export const helpAnswers: readonly Answer[] = [
  answer(listHelp, async (_input, { db, person, now }) => {
    const cases = await listOwnCases(db, person.id, now);
    return accept({ cases: cases.filter(isTheirs) });
  }),
  answer(askForHelp, async (input, { db, world, person, now }) => {
    const opened = await asking.askForHelp(world.pool, { ...input, userId: person.id }, now);
    if (!opened.ok) return opened;
    await world.live.tell([INBOX_TOPIC]);
    const [found] = await listOwnCases(db, person.id, now, opened.value.number);
    return found ? accept({ case: found }) : refuse('action-reused');
  }),
];
