import { canMove, moves } from '#contract/lifecycle.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { whoMakesRoom } from '#server/modules/dispatch/answering.ts';
import { recordDecision } from '#server/modules/dispatch/decision-store.ts';
import { recordGivenBack } from '#server/modules/dispatch/offer-store.ts';
import { quoteVisitPay } from '#server/modules/karigar/pay.ts';
import { reachedWhenReplaced } from '#server/modules/karigar/reached.ts';
import { clearDispatchesTo, recordWaysEnded } from '#server/modules/visit/days-store.ts';
import { recordOpenRefused } from '#server/modules/visit/estimate-store.ts';
import { findVisit, recordLeader } from '#server/modules/visit/store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { payReplaced } from '../../steps/money/pay-visit.ts';
import { passTalk } from '../../steps/visit/pass-talk.ts';
import { holdKarigar } from './hold-karigar.ts';
import { mayBeReplaced } from './may-be-replaced.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

type Replacement = {
  readonly karigarId: number;
  readonly beyondMinutes?: number;
  readonly why: string;
  readonly said?: string | undefined;
  readonly actor: string;
};

/**
 * Another Karigar comes instead, to this visit and those after it: their time is taken before the former is stood down, in one
 * transaction. It costs nobody a fee, the former's start code is void, and the former is paid for a way on which they had set
 * out in time.
 */
export async function replaceKarigar(
  db: Database,
  facts: DispatchFacts,
  { karigarId, beyondMinutes = 0, why, said, actor }: Replacement,
): Promise<'held' | 'no-room'> {
  const { booking, heldAs, holds, offers, now } = facts;
  const isReassigned = canMove('reassign', booking.status, 'dispatch');
  if (!isReassigned && !(await mayBeReplaced(db, facts))) return 'no-room';
  const visit = await findVisit(db, booking.id);
  const leader = visit?.karigarId ?? null;
  const instead = holds.find((hold) => hold.karigarId === leader) ?? whoMakesRoom(holds, offers);
  const formerKarigarId = leader ?? instead?.karigarId ?? null;
  if (formerKarigarId === karigarId) return 'no-room';
  const paidPaise = payOf(facts, instead, visit);
  const held = await holdKarigar(db, facts.board, { ...facts, karigarId, instead, beyondMinutes });
  if (held !== 'held') return 'no-room';
  if (formerKarigarId !== null) {
    await recordGivenBack(db, booking.id, formerKarigarId, now);
    if (othersStay(facts, [formerKarigarId, karigarId]))
      await passTalk(db, booking.id, { from: formerKarigarId, to: karigarId });
  }
  await recordMoved(db, booking.id, moves.reassign.from, moves.reassign.to, now);
  await recordWaysEnded(db, booking.id);
  await clearDispatchesTo(db, [heldAs]);
  await recordLeader(db, booking.id, karigarId, now);
  await recordOpenRefused(db, booking.id, now);
  const replaced = { ...facts, formerKarigarId, paidPaise };
  const eventId = await tell(db, replaced, { karigarId, why, said, actor });
  if (formerKarigarId !== null && paidPaise > 0) {
    const former = { karigarId: formerKarigarId, amountPaise: paidPaise };
    await payReplaced({ db, now, booking, eventId }, former);
  }
  const from = formerKarigarId !== null && { from: formerKarigarId };
  const decision = { kind: 'replaced', cause: why, karigars: [karigarId], ...from } as const;
  await recordDecision(db, booking.id, decision, now);
  return 'held';
}

/** Somebody else holds time for the visit, and has said yes. */
const othersStay = ({ holds, offers }: DispatchFacts, changing: readonly number[]): boolean =>
  holds.some(
    (hold) =>
      !changing.includes(hold.karigarId) &&
      offers.some(({ karigarId, state }) => karigarId === hold.karigarId && state === 'accepted'),
  );

/** The customer and both Karigars hear who comes from that visit on. */
function tell(
  db: Database,
  facts: DispatchFacts & { readonly formerKarigarId: number | null; readonly paidPaise: Paise },
  { karigarId, why, said, actor }: Replacement,
): Promise<number> {
  const { booking, visit, further, formerKarigarId, paidPaise, now } = facts;
  const about = aboutBooking({ ...booking, startsAt: visit.startsAt, days: 1 + further.length });
  const from = booking.status;
  if (canMove('reassign', from, 'dispatch'))
    return recordEvent(db, booking.id, moves.reassign.event, now, actor, {
      ...{ ...about, karigarId, why, said, from, paidPaise },
      ...(formerKarigarId !== null && { formerKarigarId }),
    });
  const committed = why === 'committed' && { committed: true };
  const data = { ...about, karigarId, formerKarigarId, why: 'silent', from, ...committed };
  return recordEvent(db, booking.id, moves.handOver.event, now, actor, data);
}

function payOf(
  { booking, teamSize, now }: DispatchFacts,
  hold: { readonly leaveAt: Instant } | undefined,
  visit: Visit | undefined,
): Paise {
  if (visit?.assignedAt == null) return 0;
  const { dispatchedAt, assignedAt } = visit;
  const { status, startsAt, policyVersion } = booking;
  const leaveAt = hold?.leaveAt;
  const reached = reachedWhenReplaced({
    status,
    startsAt,
    policyVersion,
    now,
    dispatchedAt,
    assignedAt,
    leaveAt,
  });
  return reached ? quoteVisitPay({ ...booking, teamSize }, reached) : 0;
}
