import { isBeforeWork, isPlanned } from '#contract/booking-phases.ts';
import { canMove, moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import type { DispatchFacts } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import { minutesBeyondHours, withLongerHours } from '#server/modules/availability/longer-hours.ts';
import { withoutHolds } from '#server/modules/availability/openings.ts';
import { findSoonestOpening } from '#server/modules/availability/soonest.ts';
import type { HoldRow } from '#server/modules/availability/store.ts';
import type { BookingStatus } from '#server/modules/booking/booking.ts';
import {
  decideAcceptance,
  decideDecline,
  whoMakesRoom,
} from '#server/modules/dispatch/answering.ts';
import type { Offer } from '#server/modules/dispatch/offer.ts';
import { ANSWER_MINUTES } from '#server/modules/dispatch/rescuing.ts';
import { recordGivenBack, recordWithdrawn, setLeads, setState } from './offers.ts';
import { factsOf, type Row, type World } from './world.ts';

/** A Karigar says yes; the first who does has it. */
export function accept(world: World, bookingId: string, offerId: string): boolean {
  const row = world.rows.get(bookingId);
  const facts = row && factsOf(world, row);
  const offer = facts?.offers.find(({ id }) => id === offerId);
  if (!facts || !offer) return false;
  const decided = decideAcceptance(offer, facts.stage, facts.now);
  if (!decided.ok || decided.value === 'had-it') return decided.ok;
  return assign(world, row, facts, offer, decided.value);
}

export function decline(world: World, bookingId: string, offerId: string): void {
  const row = world.rows.get(bookingId);
  const offer = row?.offers.find(({ id }) => id === offerId);
  const decided = offer && decideDecline(offer);
  if (!row || !offer || !decided?.ok || decided.value === 'nothing') return;
  setState(row, 'declined', world.clock.now, ({ id }) => id === offerId);
  world.emit('OfferDeclined', bookingId, { karigarId: offer.karigarId, offerId });
}

export function assign(
  world: World,
  row: Row,
  facts: DispatchFacts,
  { id, karigarId, beyondMinutes }: Offer,
  as: 'lead' | 'replace' | 'join',
  why?: 'committed',
): boolean {
  const { booking, holds, offers, now } = facts;
  const accepted = (leads: boolean) => {
    setState(row, 'accepted', now, (one) => one.id === id && one.state === 'open');
    setLeads(row, leads, (one) => one.id === id);
  };
  if (as === 'replace') {
    if (!replace(world, row, facts, { karigarId, beyondMinutes, why })) return false;
    accepted(true);
    withdrawOthers(row, facts);
    return true;
  }
  if (!holds.some((hold) => hold.karigarId === karigarId)) {
    const instead = whoMakesRoom(holds, offers);
    if (!holdKarigar(world, facts, { karigarId, instead, beyondMinutes })) return false;
  }
  accepted(as === 'lead');
  if (as === 'join') {
    if (row.assignedAt !== null && row.leader === null) {
      setLeads(row, true, (one) => one.karigarId === karigarId && one.state === 'accepted');
      [row.leader, row.assignedAt] = [karigarId, now];
    }
    world.emit('KarigarJoined', booking.id, { karigarId });
    return true;
  }
  move(row, moves.assign.to, now);
  [row.leader, row.assignedAt, row.setOutAt] = [karigarId, now, null];
  const { startsAt } = booking;
  const from = booking.status;
  world.emit('KarigarAssigned', booking.id, { startsAt, karigarId, from, ...(why && { why }) });
  withdrawOthers(row, facts);
  return true;
}

/** There is one leader; others of a team may still come along. */
function withdrawOthers(row: Row, { teamSize, holds, offers, now }: DispatchFacts): void {
  const team = new Set(teamSize > 1 ? holds.map(({ karigarId }) => karigarId) : []);
  const open = offers.filter(({ state }) => state === 'open').map(({ karigarId }) => karigarId);
  const over = open.filter((karigarId) => !team.has(karigarId));
  recordWithdrawn(row, now, over);
  if (teamSize > 1) setLeads(row, false, ({ state }) => state === 'open');
}

function replace(
  world: World,
  row: Row,
  facts: DispatchFacts,
  {
    karigarId,
    beyondMinutes,
    why,
  }: Pick<Offer, 'karigarId' | 'beyondMinutes'> & {
    readonly why: 'committed' | undefined;
  },
): boolean {
  const { booking, holds, offers, now } = facts;
  if (!canMove('reassign', booking.status, 'dispatch')) return false;
  const { leader } = row;
  const instead = holds.find((hold) => hold.karigarId === leader) ?? whoMakesRoom(holds, offers);
  const former = leader ?? instead?.karigarId ?? null;
  if (former === karigarId) return false;
  if (!holdKarigar(world, facts, { karigarId, instead, beyondMinutes })) return false;
  if (former !== null) recordGivenBack(row, now, former);
  move(row, moves.reassign.to, now);
  [row.setOutAt, row.leader, row.assignedAt, row.decidedAt] = [null, karigarId, now, now];
  const data = {
    startsAt: booking.startsAt,
    karigarId,
    formerKarigarId: former,
    ...(why && { why }),
  };
  world.emit('KarigarReplaced', booking.id, data);
  return true;
}

/** An urgent visit is reached so many minutes later as a Karigar took to say yes. */
const WHILE_ASKED = ANSWER_MINUTES;

/** Takes one Karigar's time and frees another's; nothing happens where there is no room. */
export function holdKarigar(
  { time, karigars }: World,
  { board, visit, booking, now }: DispatchFacts,
  swap: {
    readonly karigarId: number;
    readonly instead: HoldRow | undefined;
    readonly beyondMinutes?: number;
  },
): boolean {
  const { karigarId, instead, beyondMinutes = 0 } = swap;
  const karigar = karigars.get(karigarId);
  if (!karigar) return false;
  const longest = beyondMinutes === 0 ? 0 : beyondMinutes + WHILE_ASKED;
  const own = time.around(karigarId, visit.startsAt, visit.endsAt).map(time.placed);
  const hours = { ...withLongerHours(board, longest), holdsOf: () => own };
  const day = withoutHolds(hours, instead ? [instead] : []);
  const found = findSoonestOpening(day, karigar, visit, now);
  if (!found || minutesBeyondHours(board, karigar, found.visit) > longest) return false;
  if (instead) time.free(instead);
  const { startsAt, endsAt } = found.visit;
  const { pincode } = booking.address;
  time.take({ bookingId: booking.id, pincode, startsAt, endsAt }, [found.opening]);
  return true;
}

/** A move of the table, with what it does to the booking's other columns. */
export function move(row: Row, to: BookingStatus, now: Instant): void {
  const { status, arrivedAt, reassigningSince } = row.booking;
  row.seen = null;
  row.booking = {
    ...row.booking,
    status: to,
    arrivedAt: isPlanned(to) ? null : arrivedAt,
    reassigningSince: to === 'pending' && isBeforeWork(status) ? now : reassigningSince,
  };
}
