import type { BookingView } from '#contract/customer/booking.ts';
import { briefKarigar } from '#contract/customer/brief-karigar.ts';
import { initiatePayment } from '#contract/customer/initiate-payment.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { saysSomething } from '#contract/fields/briefing.ts';
import type { InputOf } from '#contract/operation.ts';
import type { Answer, CallRefusal, call as callServer } from '../api/call.ts';
import { type Attempt, attemptFor, type BookingRequest } from './attempt.ts';

export type Confirmation =
  /** Nothing is left to do online. */
  | { readonly kind: 'confirmed'; readonly booking: BookingView }
  | { readonly kind: 'leave'; readonly redirectUrl: string; readonly booking: BookingView }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  /** The booking stands, its payment could not be begun. */
  | {
      readonly kind: 'payment-failed';
      readonly refusal: CallRefusal | undefined;
      readonly booking: BookingView;
    };

type World = {
  readonly call: typeof callServer;
  /** The address to which the payment page returns; the server accepts only its own origin. */
  readonly origin: string;
  /** Keeps the attempt before it is sent, and forgets it once it is settled. */
  readonly remember: (attempt: Attempt | null) => void;
  /** Does the proof of work that the server may ask for before it books. */
  readonly solve: () => Promise<Answer<string, 'captcha-check-failed'>>;
  /** The booking stands, and its crew, who have set out, read no note any more. */
  readonly onNoteRefused: () => void;
  /** Sends pictures and a voice note to the booking that stands; what does not arrive keeps nobody from paying. */
  readonly sendFiles?: (bookingId: string) => Promise<void>;
  /** Names the step that is going on. */
  readonly onStep?: (step: 'holding' | 'paying') => void;
};

/**
 * Confirm Booking: places the booking, and for UPI or card asks for the payment page. Pressing again, after whatever
 * failure, goes on with the same booking.
 */
export async function confirmBooking(
  world: World,
  request: BookingRequest,
  earlier: Attempt | null,
): Promise<Confirmation> {
  world.onStep?.('holding');
  const unseen = await findUnseen(world, request, earlier);
  if (unseen) return unseen;

  const first = await placeAndPay(world, request, earlier);
  // The booking of an earlier press is over, or was something else: only now is this a new booking.
  return isOver(first) ? placeAndPay(world, request, null) : first;
}

/**
 * When the answer to an earlier press was lost and the request has been changed since, that booking may exist all the
 * same. If it is firm, the customer is shown it rather than sold a second one.
 */
async function findUnseen(
  world: World,
  request: BookingRequest,
  earlier: Attempt | null,
): Promise<Confirmation | undefined> {
  if (!earlier || attemptFor(request, earlier) === earlier) return undefined;
  const answer = await world.call(readBooking, { id: earlier.id });
  if (!answer.ok) {
    return answer.refusal.code === 'network-request-failed'
      ? { kind: 'refused', refusal: answer.refusal }
      : undefined;
  }
  const { booking } = answer.value;
  if (!booking.confirmed) return undefined;
  world.remember(null);
  return { kind: 'confirmed', booking };
}

async function placeAndPay(
  world: World,
  request: BookingRequest,
  earlier: Attempt | null,
): Promise<Confirmation> {
  const attempt = attemptFor(request, earlier);
  world.remember(attempt);
  const placed = await place(world, { ...request, id: attempt.id });
  if (!placed.ok) return { kind: 'refused', refusal: placed.refusal };

  const { booking, noted } = placed.value;
  if (booking.status === 'expired')
    return { kind: 'refused', refusal: { code: 'booking-expired' } };
  const untold = noted ? undefined : await sendNote(world, booking.id, request.briefing);
  if (untold) return { kind: 'refused', refusal: untold };
  await world.sendFiles?.(booking.id);
  const settled = booking.paymentMethod === 'cash' || booking.payment.dueNowPaise === 0;
  if (booking.status === 'pending' && !settled) return pay(world, booking);
  // Another tab has changed the mobile since: it stands on one that no code has proven, and is asked for (ruling R40).
  if (booking.paymentMethod === 'cash' && booking.status === 'pending' && !booking.confirmed)
    return { kind: 'refused', refusal: { code: 'mobile-needed' } };
  world.remember(null);
  return { kind: 'confirmed', booking };
}

/** The server asks for some unseen work first when much comes from one place; it is done once, and asked again. */
async function place(world: World, wanted: InputOf<typeof placeBooking>) {
  const placed = await world.call(placeBooking, wanted);
  if (placed.ok || placed.refusal.code !== 'captcha-check-failed') return placed;
  const solved = await world.solve();
  return solved.ok ? world.call(placeBooking, { ...wanted, captcha: solved.value }) : placed;
}

/** A server of the version before books and drops the note, so it is sent by itself; lost again, it goes with the next press. */
async function sendNote(
  world: World,
  id: string,
  briefing: BookingRequest['briefing'],
): Promise<CallRefusal | undefined> {
  if (!briefing || !saysSomething(briefing)) return undefined;
  const answer = await world.call(briefKarigar, { id, briefing });
  if (answer.ok) return undefined;
  if (answer.refusal.code !== 'briefing-closed') return answer.refusal;
  world.onNoteRefused();
  return undefined;
}

async function pay(world: World, booking: BookingView): Promise<Confirmation> {
  world.onStep?.('paying');
  const answer = await world.call(initiatePayment, {
    provider: booking.payment.provider,
    amount: booking.payment.dueNowPaise,
    userId: booking.userId,
    bookingId: booking.id,
    redirectUrl: `${world.origin}/payment-success?booking=${booking.id}`,
  });
  if (answer.ok && answer.value.redirectUrl) {
    return { kind: 'leave', redirectUrl: answer.value.redirectUrl, booking };
  }
  return { kind: 'payment-failed', refusal: answer.ok ? undefined : answer.refusal, booking };
}

const OVER = ['booking-expired', 'booking-id-reused'];

const isOver = (result: Confirmation): boolean =>
  (result.kind === 'refused' || result.kind === 'payment-failed') &&
  OVER.includes(result.refusal?.code ?? '');
