import { listKarigarCash as listPromise } from '#contract/ops/list-karigar-cash.ts';
import { recordCashHandedIn as recordPromise } from '#contract/ops/record-cash-handed-in.ts';
import { reverseCashHandedIn as reversePromise } from '#contract/ops/reverse-cash-handed-in.ts';
import { accept } from '#kernel/outcome.ts';
import { recordCashHandedIn } from '#server/flows/karigar/record-cash-handed-in.ts';
import { reverseCashHandedIn } from '#server/flows/karigar/reverse-cash-handed-in.ts';
import { listKarigarCash } from '#server/views/karigar-cash.ts';
import { type Answer, answer } from '../http/door.ts';

/** Cash of ours that Karigars hold, and hand in. */
export const karigarCashAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db }) => accept(await listKarigarCash(db))),
  answer(recordPromise, (input, { world, person }) =>
    recordCashHandedIn(world, { ...input, by: person.id }),
  ),
  answer(reversePromise, (input, { world, person }) =>
    reverseCashHandedIn(world, { ...input, by: person.id }),
  ),
];
