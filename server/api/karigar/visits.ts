import { addVisitPhoto } from '#contract/karigar/add-visit-photo.ts';
import { answerComplaint } from '#contract/karigar/answer-complaint.ts';
import { appealDecision } from '#contract/karigar/appeal-decision.ts';
import { arrive } from '#contract/karigar/arrive.ts';
import { askEarly } from '#contract/karigar/ask-early.ts';
import { breakOffVisit } from '#contract/karigar/break-off-visit.ts';
import { dispatchVisit } from '#contract/karigar/dispatch-visit.ts';
import { finishWork } from '#contract/karigar/finish-work.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { leaveForSafety } from '#contract/karigar/leave-for-safety.ts';
import { proposeExtraWork } from '#contract/karigar/propose-extra-work.ts';
import { rateCustomer } from '#contract/karigar/rate-customer.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { releaseVisit } from '#contract/karigar/release-visit.ts';
import { reportCustomerNoShow } from '#contract/karigar/report-customer-no-show.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import { stopWork } from '#contract/karigar/stop-work.ts';
import { tickChecklist } from '#contract/karigar/tick-checklist.ts';
import { tryContact } from '#contract/karigar/try-contact.ts';
import { withdrawExtraWork } from '#contract/karigar/withdraw-extra-work.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { dateInIndia } from '#kernel/time.ts';
import * as photographing from '#server/flows/visit/add-visit-photo.ts';
import * as answering from '#server/flows/visit/answer-complaint.ts';
import * as appealing from '#server/flows/visit/appeal-decision.ts';
import * as arriving from '#server/flows/visit/arrive.ts';
import * as asking from '#server/flows/visit/ask-early.ts';
import * as breakingOff from '#server/flows/visit/break-off-visit.ts';
import * as settingOut from '#server/flows/visit/dispatch-visit.ts';
import * as finishing from '#server/flows/visit/finish-work.ts';
import * as leaving from '#server/flows/visit/leave-for-safety.ts';
import * as proposing from '#server/flows/visit/propose-extra-work.ts';
import * as rating from '#server/flows/visit/rate-customer.ts';
import * as releasing from '#server/flows/visit/release-visit.ts';
import * as closing from '#server/flows/visit/report-customer-no-show.ts';
import * as starting from '#server/flows/visit/start-work.ts';
import * as stopping from '#server/flows/visit/stop-work.ts';
import * as ticking from '#server/flows/visit/tick-checklist.ts';
import * as trying from '#server/flows/visit/try-contact.ts';
import * as withdrawing from '#server/flows/visit/withdraw-extra-work.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { type Answer, answer, type RequestContext } from '../http/mount-routes.ts';

/** A picture of at most 1 MB as a data-URL. */
const PHOTO_BODY = 1_500_000;

/** A Karigar’s visits and what they do at them; each act answers the visit as it is then. */
export const visitAnswers: readonly Answer[] = [
  answer(readKarigarDay, async ({ date }, { db, person, now }) =>
    accept(await readDay(db, person.id, date ?? dateInIndia(now), now)),
  ),
  answer(readVisit, ({ id }, { db, person, now }) => readKarigarVisit(db, person.id, id, now)),
  answer(askEarly, async ({ wantsAt, ...input }, context) => {
    const command = { ...acted(input, context.person), wantsAt: Date.parse(wantsAt) };
    return seen(await asking.askEarly(context.world, command), input, context);
  }),
  answer(dispatchVisit, async (input, context) =>
    seen(
      await settingOut.dispatchVisit(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(arrive, async (input, context) =>
    seen(await arriving.arrive(context.world, acted(input, context.person)), input, context),
  ),
  answer(startWork, async (input, context) =>
    seen(await starting.startWork(context.world, acted(input, context.person)), input, context),
  ),
  answer(tickChecklist, async (input, context) =>
    seen(await ticking.tickChecklist(context.world, acted(input, context.person)), input, context),
  ),
  answer(
    addVisitPhoto,
    async (input, context) =>
      seen(
        await photographing.addVisitPhoto(context.world, acted(input, context.person)),
        input,
        context,
      ),
    { bodyLimitBytes: PHOTO_BODY },
  ),
  answer(proposeExtraWork, async (input, context) =>
    seen(
      await proposing.proposeExtraWork(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(withdrawExtraWork, async (input, context) =>
    seen(
      await withdrawing.withdrawExtraWork(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(finishWork, async (input, context) =>
    seen(await finishing.finishWork(context.world, acted(input, context.person)), input, context),
  ),
  answer(stopWork, async (input, context) =>
    seen(await stopping.stopWork(context.world, acted(input, context.person)), input, context),
  ),
  answer(tryContact, async (input, context) =>
    seen(await trying.tryContact(context.world, acted(input, context.person)), input, context),
  ),
  answer(reportCustomerNoShow, async (input, context) =>
    seen(
      await closing.reportCustomerNoShow(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(releaseVisit, async (input, context) =>
    left(await releasing.releaseVisit(context.world, acted(input, context.person)), input, context),
  ),
  answer(breakOffVisit, async (input, context) =>
    left(
      await breakingOff.breakOffVisit(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(leaveForSafety, async (input, context) =>
    seen(await leaving.leaveForSafety(context.world, acted(input, context.person)), input, context),
  ),
  answer(answerComplaint, async (input, context) =>
    seen(
      await answering.answerComplaint(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(appealDecision, async (input, context) =>
    seen(
      await appealing.appealDecision(context.world, acted(input, context.person)),
      input,
      context,
    ),
  ),
  answer(rateCustomer, async (input, context) =>
    seen(await rating.rateCustomer(context.world, acted(input, context.person)), input, context),
  ),
];

type Input = { readonly id: string; readonly happenedAt: string };

/** What the app sends, as a flow is told it. */
const acted = <I extends Input>(input: I, person: { readonly id: string }) => ({
  ...input,
  bookingId: input.id,
  userId: person.id,
  happenedAt: Date.parse(input.happenedAt),
});

async function seen<Code extends string>(
  outcome: Outcome<unknown, Code>,
  { id }: Input,
  { db, person, now }: RequestContext<'karigar'>,
): Promise<Outcome<{ visit: KarigarVisit }, Code | 'visit-not-found'>> {
  return outcome.ok ? readKarigarVisit(db, person.id, id, now) : outcome;
}

const left = <Code extends string>(
  outcome: Outcome<unknown, Code>,
  _input: Input,
  _context: unknown,
): Outcome<{ left: true }, Code> => (outcome.ok ? accept({ left: true }) : outcome);
