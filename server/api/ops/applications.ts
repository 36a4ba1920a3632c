import { decideApplication as decidePromise } from '#contract/ops/decide-application.ts';
import { listApplications as listPromise } from '#contract/ops/list-applications.ts';
import { accept } from '#kernel/outcome.ts';
import { decideApplication } from '#server/flows/karigar/decide-application.ts';
import { listApplications } from '#server/views/applications.ts';
import { type Answer, answer } from '../http/door.ts';

/** Who wants to work with us, and what becomes of it. */
export const applicationAnswers: readonly Answer[] = [
  answer(listPromise, async (input, { world, db }) =>
    accept(await listApplications({ db, keys: world.keys }, input)),
  ),
  answer(decidePromise, (input, { world, person, now }) =>
    decideApplication(world, { ...input, decidedBy: person.id }, now),
  ),
];
