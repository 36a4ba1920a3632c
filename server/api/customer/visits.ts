import { acceptWork } from '#contract/customer/accept-work.ts';
import { addDisputePhoto } from '#contract/customer/add-dispute-photo.ts';
import { addNotePicture } from '#contract/customer/add-note-picture.ts';
import { addNoteVoice } from '#contract/customer/add-note-voice.ts';
import { answerEarly } from '#contract/customer/answer-early.ts';
import { answerEstimate } from '#contract/customer/answer-estimate.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { briefKarigar } from '#contract/customer/brief-karigar.ts';
import { callForSafety } from '#contract/customer/call-for-safety.ts';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { preferKarigar } from '#contract/customer/prefer-karigar.ts';
import { rateVisit } from '#contract/customer/rate-visit.ts';
import { removeEnclosure } from '#contract/customer/remove-enclosure.ts';
import { renewStartCode } from '#contract/customer/renew-start-code.ts';
import { reportCrewAbsence } from '#contract/customer/report-crew-absence.ts';
import { stopVisit } from '#contract/customer/stop-visit.ts';
import type { Enclosure } from '#contract/enclosure.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import * as accepting from '#server/flows/visit/accept-work.ts';
import * as adding from '#server/flows/visit/add-dispute-photo.ts';
import * as enclosingPicture from '#server/flows/visit/add-note-picture.ts';
import * as enclosingVoice from '#server/flows/visit/add-note-voice.ts';
import * as answeringEarly from '#server/flows/visit/answer-early.ts';
import * as answering from '#server/flows/visit/answer-estimate.ts';
import * as briefing from '#server/flows/visit/brief-karigar.ts';
import * as calling from '#server/flows/visit/call-for-safety.ts';
import * as disputing from '#server/flows/visit/dispute-work.ts';
import * as preferring from '#server/flows/visit/prefer-karigar.ts';
import * as rating from '#server/flows/visit/rate-visit.ts';
import * as removing from '#server/flows/visit/remove-enclosure.ts';
import * as renewing from '#server/flows/visit/renew-start-code.ts';
import * as reporting from '#server/flows/visit/report-crew-absence.ts';
import * as stopping from '#server/flows/visit/stop-visit.ts';
import { readBooking } from '#server/views/bookings.ts';
import { listEnclosures } from '#server/views/enclosures.ts';
import { readProblem } from '#server/views/problem.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import { unlessOverloaded } from '../start-session.ts';

/** A picture of at most a megabyte, in letters. */
const PHOTO_BODY = 1_500_000;

/** Routes of a customer during and after a visit; each answers the booking as it is then. */
export const customerVisitAnswers: readonly Answer[] = [
  answer(answerEarly, async (input, context) =>
    seen(
      await answeringEarly.answerEarly(context.world, own(input, context.person)),
      input,
      context,
    ),
  ),
  answer(answerEstimate, async (input, context) =>
    seen(await answering.answerEstimate(context.world, own(input, context.person)), input, context),
  ),
  answer(briefKarigar, (input, { world, person }) =>
    briefing.briefKarigar(world, { ...input, userId: person.id }),
  ),
  answer(
    addNotePicture,
    async (input, context) =>
      beside(
        await unlessOverloaded(
          enclosingPicture.addNotePicture(context.world, own(input, context.person)),
        ),
        input,
        context,
      ),
    { bodyLimitBytes: PHOTO_BODY },
  ),
  answer(
    addNoteVoice,
    async (input, context) =>
      beside(
        await enclosingVoice.addNoteVoice(context.world, own(input, context.person)),
        input,
        context,
      ),
    { bodyLimitBytes: PHOTO_BODY },
  ),
  answer(removeEnclosure, async (input, context) =>
    beside(
      await removing.removeEnclosure(context.world, own(input, context.person)),
      input,
      context,
    ),
  ),
  answer(renewStartCode, async (input, context) =>
    seen(await renewing.renewStartCode(context.world, own(input, context.person)), input, context),
  ),
  answer(reportCrewAbsence, async (input, context) =>
    seen(
      await reporting.reportCrewAbsence(context.world, own(input, context.person)),
      input,
      context,
    ),
  ),
  answer(acceptWork, async (input, context) =>
    seen(await accepting.acceptWork(context.world, own(input, context.person)), input, context),
  ),
  answer(disputeWork, async (input, context) =>
    seen(await disputing.disputeWork(context.world, own(input, context.person)), input, context),
  ),
  answer(
    addDisputePhoto,
    async (input, { world, db, person }) => {
      const added = await adding.addDisputePhoto(world, own(input, person));
      if (!added.ok) return added;
      const problem = await readProblem(db, input.id);
      return problem ? accept({ problem }) : refuse('booking-not-found');
    },
    { bodyLimitBytes: PHOTO_BODY },
  ),
  answer(stopVisit, async (input, context) =>
    seen(await stopping.stopVisit(context.world, own(input, context.person)), input, context),
  ),
  answer(callForSafety, async (input, context) =>
    seen(
      await calling.callForSafety(context.world, {
        ...own(input, context.person),
        pressedAt: input.pressedAt === undefined ? undefined : Date.parse(input.pressedAt),
      }),
      input,
      context,
    ),
  ),
  answer(rateVisit, async (input, context) =>
    seen(await rating.rateVisit(context.world, own(input, context.person)), input, context),
  ),
  answer(preferKarigar, async (input, context) =>
    seen(await preferring.preferKarigar(context.world, own(input, context.person)), input, context),
  ),
];

const own = <I extends { readonly id: string }>(input: I, person: { readonly id: string }) => ({
  ...input,
  bookingId: input.id,
  userId: person.id,
});

/** Everything that stands beside the customer's note now. */
async function beside<Code extends string>(
  outcome: Outcome<unknown, Code>,
  { id }: { readonly id: string },
  { db }: RequestContext<'customer'>,
): Promise<Outcome<{ enclosures: Enclosure[] }, Code>> {
  return outcome.ok ? accept({ enclosures: await listEnclosures(db, 'customer', id) }) : outcome;
}

async function seen<Code extends string>(
  outcome: Outcome<unknown, Code>,
  { id }: { readonly id: string },
  { world, db, person, now }: RequestContext<'customer'>,
): Promise<Outcome<{ booking: BookingView }, Code | 'booking-not-found'>> {
  if (!outcome.ok) return outcome;
  return readBooking(db, person.id, id, { now, paymentProvider: world.paymentProvider });
}
