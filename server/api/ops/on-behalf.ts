import type { InputOf, Operation, RefusalOf } from '#contract/operation.ts';
import { arriveOnBehalf } from '#contract/ops/arrive-on-behalf.ts';
import { breakOffVisitOnBehalf } from '#contract/ops/break-off-visit-on-behalf.ts';
import { dispatchVisitOnBehalf } from '#contract/ops/dispatch-visit-on-behalf.ts';
import { finishWorkOnBehalf } from '#contract/ops/finish-work-on-behalf.ts';
import { leaveForSafetyOnBehalf } from '#contract/ops/leave-for-safety-on-behalf.ts';
import { releaseVisitOnBehalf } from '#contract/ops/release-visit-on-behalf.ts';
import { reportCustomerNoShowOnBehalf } from '#contract/ops/report-customer-no-show-on-behalf.ts';
import { startWorkOnBehalf } from '#contract/ops/start-work-on-behalf.ts';
import { stopWorkOnBehalf } from '#contract/ops/stop-work-on-behalf.ts';
import { tryContactOnBehalf } from '#contract/ops/try-contact-on-behalf.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { refuseChanged } from '#server/flows/steps/booking/has-changed.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { reportCustomerNoShow } from '#server/flows/visit/report-customer-no-show.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { stopWork } from '#server/flows/visit/stop-work.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Routes by which operations act for a Karigar who cannot; each answers the visit as it is then. */
export const onBehalfAnswers: readonly Answer[] = [
  actionOf(dispatchVisitOnBehalf, dispatchVisit),
  actionOf(arriveOnBehalf, arrive),
  actionOf(startWorkOnBehalf, startWork),
  actionOf(finishWorkOnBehalf, finishWork),
  actionOf(stopWorkOnBehalf, stopWork),
  actionOf(tryContactOnBehalf, tryContact),
  actionOf(reportCustomerNoShowOnBehalf, reportCustomerNoShow),
  actionOf(releaseVisitOnBehalf, releaseVisit),
  actionOf(breakOffVisitOnBehalf, breakOffVisit),
  actionOf(leaveForSafetyOnBehalf, leaveForSafety),
];

type OfOps = Operation & { readonly audience: 'ops' };
type Context = RequestContext<'ops'>;
type OnBehalf = { readonly id: string; readonly why: string };
type Command = ReturnType<typeof commandOf>;

/** The Karigar's own flow. One that needs something which the operation does not bring along does not compile. */
function actionOf<O extends OfOps>(
  operation: O,
  act: (
    world: Context['world'],
    said: Omit<InputOf<O>, keyof OnBehalf> & Command,
  ) => Promise<Outcome<unknown, RefusalOf<O>>>,
): Answer {
  return answer<OfOps>(operation, async (input, context) => {
    const { id, why, ...said } = input as InputOf<O> & OnBehalf;
    const command = { ...said, ...commandOf({ id, why }, context) };
    const outcome = await refuseChanged(act(context.world, command));
    if (!outcome.ok) return outcome;
    const booking = await findBooking(context.db, id);
    return booking ? accept({ status: booking.status }) : refuse('visit-not-found');
  });
}

const commandOf = ({ id, why }: OnBehalf, { person, now }: Context) => ({
  ...{ bookingId: id, userId: person.id, onBehalf: why, happenedAt: now },
});
