import { appealPause as appealPromise } from '#contract/applicant/appeal-pause.ts';
import { accept } from '#kernel/outcome.ts';
import { appealPause } from '#server/flows/karigar/appeal-pause.ts';
import { toPauseView } from '#server/views/karigar-pauses.ts';
import { answer } from '../http/mount-routes.ts';

/** A paused Karigar answers, also when we work together no more. */
export const answerAppealPause = answer(appealPromise, async (input, { db, person, now }) => {
  const outcome = await appealPause(db, { ...input, userId: person.id }, now);
  return outcome.ok ? accept({ pause: toPauseView(outcome.value) }) : outcome;
});
