import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { previewAct } from '#contract/ops/preview-act.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { reportKarigarNoShow } from '#server/flows/booking/report-karigar-no-show.ts';
import { rescheduleBooking } from '#server/flows/booking/reschedule-booking.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { hadAccepted } from '#server/flows/notification/steps/had-accepted.ts';
import { seenOf } from '#server/flows/steps/booking/has-changed.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { reportCustomerNoShow } from '#server/flows/visit/report-customer-no-show.ts';
import { stopWork } from '#server/flows/visit/stop-work.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { rehearse } from '#server/platform/database/rehearse.ts';
import { readConsequence } from '#server/views/consequence.ts';

type Asked = InputOf<typeof previewAct>;
type Ending = Outcome<unknown, string>;
type Act = (world: World) => Promise<Ending>;

/** Why, where nobody has said it yet: it is never kept. */
const why = 'preview';

/** An act is carried out by the very flow that will do it, and taken back: what it would have written is its consequence. */
export async function preview(
  world: World,
  asked: Asked,
  actor: string,
): Promise<Outcome<OutputOf<typeof previewAct>, 'booking-not-found' | 'preview-incomplete'>> {
  const booking = await findBooking(world.pool, asked.id);
  if (!booking) return refuse('booking-not-found');
  const act = actOf(asked, booking, actor);
  if (!act) return refuse('preview-incomplete');
  const seen = await seenOf(world.pool, booking);
  const facts = untouched(world.facts);
  const rehearsed = await rehearse(
    world.pool,
    (pool) => act({ ...world, facts, pool }),
    (db) => readConsequence(db, asked.id, hadAccepted),
  );
  const refused = refusedBy(rehearsed.result);
  const wrote =
    refused === null && rehearsed.seen
      ? rehearsed.seen
      : await readConsequence(world.pool, asked.id, hadAccepted);
  return wrote ? accept({ refused, seen, ...wrote }) : refuse('booking-not-found');
}

/** An act on what has ended already is accepted, so that it may be repeated; but there is nothing left for it to do. */
function refusedBy(ending: Ending): string | null {
  if (!ending.ok) return ending.refusal.code;
  const isOver = ending.value === 'had-ended' || ending.value === 'was-cancelled';
  return isOver ? 'not-cancellable' : null;
}

function actOf(asked: Asked, booking: Booking, actor: string): Act | undefined {
  const { id, act, karigarId, date, time, visit } = asked;
  const onBehalf = { actor, why };
  const { userId } = booking;
  if (act === 'call-off')
    return (world) => callOffBooking(world, { bookingId: id, visit, actor, why });
  if (act === 'cancel')
    return asShown({ shownFeePaise: 0, shownRefundPaise: 0 }, (world, shown) =>
      cancelBooking(world, { bookingId: id, visit, userId, onBehalf, ...shown }),
    );
  const by = actor.replace(/^ops:/, '');
  if (act === 'assign') {
    if (karigarId === undefined) return undefined;
    return (world) => assignByHand(world, { id, karigarId, why, by });
  }
  if (act === 'karigar-no-show')
    return (world) => reportKarigarNoShow(world, { bookingId: id, visit, actor, why });
  if (act !== 'reschedule') return saidForKarigar(asked, act, by);
  if (date === undefined || time === undefined) return undefined;
  return asShown({ shownFloorPaise: 0 }, (world, shown) =>
    rescheduleBooking(world, { id, date, time, userId, onBehalf, ...shown }),
  );
}

type SaidForKarigar = Exclude<
  Asked['act'],
  'assign' | 'call-off' | 'cancel' | 'karigar-no-show' | 'reschedule'
>;

/** Facts without which an act is none. */
const NEEDS: { readonly [Act in SaidForKarigar]?: readonly (keyof Asked)[] } = {
  release: ['reason'],
  'break-off': ['reason'],
  finish: ['payBy'],
  'stop-work': ['reason', 'lines'],
  'contact-try': ['by'],
};

/** The Karigar’s own flow, said for them. */
function saidForKarigar(asked: Asked, act: SaidForKarigar, by: string): Act | undefined {
  const { id, reason, payBy } = asked;
  const said = (world: World) => ({
    ...{ bookingId: id, userId: by, onBehalf: why, actionId: newId() },
    happenedAt: world.now(),
  });
  if (NEEDS[act]?.some((name) => asked[name] === undefined)) return undefined;
  const because = { reason: reason ?? '' };
  const flows = {
    'set-out': (world) => dispatchVisit(world, said(world)),
    arrive: (world) => arrive(world, said(world)),
    release: (world) => releaseVisit(world, { ...said(world), ...because }),
    'break-off': (world) => breakOffVisit(world, { ...said(world), ...because }),
    finish: (world) =>
      finishWork(world, {
        ...{ ...said(world), lines: [] },
        ...{ payBy: payBy ?? 'nothing', cashPaise: asked.cashPaise ?? 0 },
      }),
    'stop-work': (world) =>
      stopWork(world, { ...said(world), ...because, lines: asked.lines ?? [] }),
    'contact-try': (world) => tryContact(world, { ...said(world), by: asked.by ?? 'call' }),
    'customer-no-show': (world) => reportCustomerNoShow(world, said(world)),
    'safety-exit': (world) => leaveForSafety(world, said(world)),
  } satisfies Record<SaidForKarigar, Act>;
  return flows[act];
}

/** The first refusal tells what the act costs, which is then agreed to. */
const asShown =
  <Shown extends Readonly<Record<string, number>>>(
    nothing: Shown,
    act: (world: World, shown: Shown) => Promise<Ending>,
  ): Act =>
  async (world) => {
    const first = await act(world, nothing);
    if (first.ok || first.refusal.code !== 'fee-changed') return first;
    const { feePaise, refundPaise, feeFloorPaise } = {
      ...(first.refusal.params as Readonly<Record<string, number>>),
    };
    const known = {
      shownFeePaise: feePaise,
      shownRefundPaise: refundPaise,
      shownFloorPaise: feeFloorPaise,
    };
    const shown = Object.fromEntries(
      Object.keys(nothing).map((name) => [name, known[name as keyof typeof known] ?? 0]),
    ) as Shown;
    return act(world, shown);
  };

/** A preview takes no time for real, so the day schedule in memory is not told. */
export const untouched = (facts: AppCache): AppCache => ({
  ...facts,
  board: async (...day) => ({ ...(await facts.board(...day)), add: () => {} }),
});
