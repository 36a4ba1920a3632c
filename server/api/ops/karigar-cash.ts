import { countBookingCash as countPromise } from '#contract/ops/count-booking-cash.ts';
import { listKarigarCash as listPromise } from '#contract/ops/list-karigar-cash.ts';
import { recordCashBanked as bankPromise } from '#contract/ops/record-cash-banked.ts';
import { recordCashHandedIn as recordPromise } from '#contract/ops/record-cash-handed-in.ts';
import { reverseCashHandedIn as reversePromise } from '#contract/ops/reverse-cash-handed-in.ts';
import { accept } from '#kernel/outcome.ts';
import { recordCashHandedIn } from '#server/flows/karigar/record-cash-handed-in.ts';
import { reverseCashHandedIn } from '#server/flows/karigar/reverse-cash-handed-in.ts';
import { countBookingCash } from '#server/flows/payment/count-booking-cash.ts';
import { recordCashBanked } from '#server/flows/settlement/record-cash-banked.ts';
import { listKarigarCash } from '#server/views/karigar-cash.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Cash for bookings that is counted by us; that Karigars hold, and hand in; and that goes to the bank. */
export const karigarCashAnswers: readonly Answer[] = [
  answer(countPromise, (input, { world, person }) =>
    countBookingCash(world, { ...input, by: person.id }),
  ),
  answer(listPromise, async (_input, { db }) => accept(await listKarigarCash(db))),
  answer(recordPromise, (input, { world, person }) =>
    recordCashHandedIn(world, { ...input, by: person.id }),
  ),
  answer(reversePromise, (input, { world, person }) =>
    reverseCashHandedIn(world, { ...input, by: person.id }),
  ),
  answer(bankPromise, (input, { world, person }) =>
    recordCashBanked(world, { ...input, by: person.id }),
  ),
];
