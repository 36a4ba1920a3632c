import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readRateCard } from '#contract/karigar/read-rate-card.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { karigarActs } from '#contract/karigar-acts.ts';
import type { InputOf, Operation, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { dateInIndia } from '#kernel/time.ts';
import { addHearingPicture } from '#server/flows/visit/add-hearing-picture.ts';
import { addHearingVoice } from '#server/flows/visit/add-hearing-voice.ts';
import { addVisitPhoto } from '#server/flows/visit/add-visit-photo.ts';
import { answerComplaint } from '#server/flows/visit/answer-complaint.ts';
import { appealDecision } from '#server/flows/visit/appeal-decision.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { askEarly } from '#server/flows/visit/ask-early.ts';
import { attendVisit } from '#server/flows/visit/attend-visit.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { proposeExtraWork } from '#server/flows/visit/propose-extra-work.ts';
import { rateCustomer } from '#server/flows/visit/rate-customer.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { reportCrewAbsent } from '#server/flows/visit/report-crew-absent.ts';
import { reportCustomerNoShow } from '#server/flows/visit/report-customer-no-show.ts';
import { sayAloud } from '#server/flows/visit/say-aloud.ts';
import { sayLate } from '#server/flows/visit/say-late.ts';
import { setOutWithCrew } from '#server/flows/visit/set-out-with-crew.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { stopWork } from '#server/flows/visit/stop-work.ts';
import { tickChecklist } from '#server/flows/visit/tick-checklist.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import { withdrawExtraWork } from '#server/flows/visit/withdraw-extra-work.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readRateCardOf } from '#server/views/rate-cards.ts';
import { type Answer, type AnswerOptions, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A picture of at most 1 MB, or a voice note, as a data-URL. */
const PHOTO_BODY = 1_500_000;

/** A Karigar’s visits and what they do at them; each action answers the visit as it is then. */
export const visitAnswers: readonly Answer[] = [
  answer(readKarigarDay, async ({ date }, { db, person, now }) =>
    accept(await readDay(db, person.id, date ?? dateInIndia(now), now)),
  ),
  answer(readVisit, ({ id }, { db, person, now }) => readKarigarVisit(db, person.id, id, now)),
  answer(readRateCard, ({ id }, { db, person }) => readRateCardOf(db, person.id, id)),
  action(karigarActs.askEarly, (world, { wantsAt, ...said }) =>
    askEarly(world, { ...said, wantsAt: Date.parse(wantsAt) }),
  ),
  action(karigarActs.sayLate, sayLate),
  action(karigarActs.sayAloud, sayAloud, { bodyLimitBytes: PHOTO_BODY }),
  action(karigarActs.dispatchVisit, dispatchVisit),
  action(karigarActs.arrive, arrive),
  action(karigarActs.startWork, startWork),
  action(karigarActs.tickChecklist, tickChecklist),
  action(karigarActs.addVisitPhoto, addVisitPhoto, { bodyLimitBytes: PHOTO_BODY }),
  action(karigarActs.proposeExtraWork, proposeExtraWork),
  action(karigarActs.withdrawExtraWork, withdrawExtraWork),
  action(karigarActs.finishWork, finishWork),
  action(karigarActs.stopWork, stopWork),
  action(karigarActs.tryContact, tryContact),
  action(karigarActs.reportCustomerNoShow, reportCustomerNoShow),
  lastAction(karigarActs.releaseVisit, releaseVisit),
  lastAction(karigarActs.breakOffVisit, breakOffVisit),
  action(karigarActs.leaveForSafety, leaveForSafety),
  action(karigarActs.reportCrewAbsent, reportCrewAbsent),
  action(karigarActs.attendVisit, attendVisit),
  action(karigarActs.setOutWithCrew, setOutWithCrew),
  action(karigarActs.answerComplaint, answerComplaint),
  action(karigarActs.addHearingPicture, addHearingPicture, { bodyLimitBytes: PHOTO_BODY }),
  action(karigarActs.addHearingVoice, addHearingVoice, { bodyLimitBytes: PHOTO_BODY }),
  action(karigarActs.appealDecision, appealDecision),
  action(karigarActs.rateCustomer, rateCustomer),
];

type OfKarigar = Operation & {
  readonly audience: 'karigar';
  readonly refusals: Readonly<Record<'visit-not-found', Operation['refusals'][string]>>;
};
type Context = RequestContext<'karigar'>;
type Sent = { readonly id: string; readonly actionId: string; readonly happenedAt: string };
type Command<O> = Omit<InputOf<O>, keyof Sent> & ReturnType<typeof commandOf>;
/** A flow. One that needs something which the operation does not bring along, or refuses by another name, does not compile. */
type Flow<O> = (
  world: Context['world'],
  command: Command<O>,
) => Promise<Outcome<unknown, RefusalOf<O>>>;

function action<O extends OfKarigar>(operation: O, act: Flow<O>, options?: AnswerOptions): Answer {
  const perform = performer(act);
  return answer<OfKarigar>(
    operation,
    async (input, context) => {
      const outcome = await perform(input, context);
      const { db, person, now } = context;
      return outcome.ok ? readKarigarVisit(db, person.id, (input as Sent).id, now) : outcome;
    },
    options,
  );
}

/** After this one the visit is no longer theirs to see. */
function lastAction<O extends OfKarigar>(operation: O, act: Flow<O>): Answer {
  const perform = performer(act);
  return answer<OfKarigar>(operation, async (input, context) => {
    const outcome = await perform(input, context);
    return outcome.ok ? accept({ left: true }) : outcome;
  });
}

function performer<O>(act: Flow<O>) {
  return (input: unknown, context: Context) => {
    const { id, actionId, happenedAt, ...said } = input as InputOf<O> & Sent;
    return act(context.world, {
      ...(said as Omit<InputOf<O>, keyof Sent>),
      ...commandOf({ id, actionId, happenedAt }, context),
    });
  };
}

const commandOf = ({ id, actionId, happenedAt }: Sent, { person }: Context) => ({
  bookingId: id,
  userId: person.id,
  actionId,
  happenedAt: Date.parse(happenedAt),
});
