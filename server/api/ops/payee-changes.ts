import { listPayeeChanges as listPromise } from '#contract/ops/list-payee-changes.ts';
import { stopPayeeChange as stopPromise } from '#contract/ops/stop-payee-change.ts';
import { accept } from '#kernel/outcome.ts';
import { stopPayeeChange } from '#server/flows/karigar/stop-payee-change.ts';
import { listPayeeChanges } from '#server/views/payee.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Lists Karigars who have changed where they are paid, and stops such a change. */
export const payeeChangeAnswers: readonly Answer[] = [
  answer(listPromise, async (input, { world, db, now }) =>
    accept({ changes: await listPayeeChanges({ db, keys: world.keys }, input, now) }),
  ),
  answer(stopPromise, (input, { db, person, now }) =>
    stopPayeeChange(db, { ...input, by: person.id }, now),
  ),
];
