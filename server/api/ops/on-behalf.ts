import type { BookingStatus } from '#contract/booking-statuses.ts';
import { arriveOnBehalf } from '#contract/ops/arrive-on-behalf.ts';
import { breakOffVisitOnBehalf } from '#contract/ops/break-off-visit-on-behalf.ts';
import { finishWorkOnBehalf } from '#contract/ops/finish-work-on-behalf.ts';
import { leaveForSafetyOnBehalf } from '#contract/ops/leave-for-safety-on-behalf.ts';
import { markNoShowOnBehalf } from '#contract/ops/mark-no-show-on-behalf.ts';
import { releaseVisitOnBehalf } from '#contract/ops/release-visit-on-behalf.ts';
import { setOutOnBehalf } from '#contract/ops/set-out-on-behalf.ts';
import { startWorkOnBehalf } from '#contract/ops/start-work-on-behalf.ts';
import { stopWorkOnBehalf } from '#contract/ops/stop-work-on-behalf.ts';
import { tryContactOnBehalf } from '#contract/ops/try-contact-on-behalf.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { closeAtDoor } from '#server/flows/visit/close-at-door.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { setOut } from '#server/flows/visit/set-out.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { stopWork } from '#server/flows/visit/stop-work.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { type Answer, answer, type DoorContext } from '../http/door.ts';

/** What operations say for a Karigar who cannot say it himself; each answers what has become of the visit. */
export const onBehalfAnswers: readonly Answer[] = [
  answer(setOutOnBehalf, async (input, context) =>
    stands(await setOut(context.world, forHim(input, context)), input, context),
  ),
  answer(arriveOnBehalf, async (input, context) =>
    stands(await arrive(context.world, forHim(input, context)), input, context),
  ),
  answer(startWorkOnBehalf, async (input, context) =>
    stands(await startWork(context.world, forHim(input, context)), input, context),
  ),
  answer(finishWorkOnBehalf, async (input, context) =>
    stands(await finishWork(context.world, forHim(input, context)), input, context),
  ),
  answer(stopWorkOnBehalf, async (input, context) =>
    stands(await stopWork(context.world, forHim(input, context)), input, context),
  ),
  answer(tryContactOnBehalf, async (input, context) =>
    stands(await tryContact(context.world, forHim(input, context)), input, context),
  ),
  answer(markNoShowOnBehalf, async (input, context) =>
    stands(await closeAtDoor(context.world, forHim(input, context)), input, context),
  ),
  answer(releaseVisitOnBehalf, async (input, context) =>
    stands(await releaseVisit(context.world, forHim(input, context)), input, context),
  ),
  answer(breakOffVisitOnBehalf, async (input, context) =>
    stands(await breakOffVisit(context.world, forHim(input, context)), input, context),
  ),
  answer(leaveForSafetyOnBehalf, async (input, context) =>
    stands(await leaveForSafety(context.world, forHim(input, context)), input, context),
  ),
];

type Input = { readonly id: string; readonly why: string };
type Context = DoorContext<'ops'>;

const forHim = <I extends Input>({ id, why, ...said }: I, { person, now }: Context) => ({
  ...said,
  ...{ bookingId: id, userId: person.id, onBehalf: why, happenedAt: now },
});

async function stands<Code extends string>(
  outcome: Outcome<unknown, Code>,
  { id }: Input,
  { db }: Context,
): Promise<Outcome<{ status: BookingStatus }, Code | 'visit-not-found'>> {
  if (!outcome.ok) return outcome;
  const booking = await findBooking(db, id);
  return booking ? accept({ status: booking.status }) : refuse('visit-not-found');
}
