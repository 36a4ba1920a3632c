import { slotsOffered } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia } from '#kernel/time.ts';
import { type BookSlotInput, bookSlot } from '#server/flows/booking/book-slot.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { rescheduleBooking } from '#server/flows/booking/reschedule-booking.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { declineOffer } from '#server/flows/dispatch/decline-offer.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { breakOffVisit } from '#server/flows/visit/break-off-visit.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { finishWork } from '#server/flows/visit/finish-work.ts';
import { releaseVisit } from '#server/flows/visit/release-visit.ts';
import { reportCustomerNoShow } from '#server/flows/visit/report-customer-no-show.ts';
import { reportPosition } from '#server/flows/visit/report-position.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { tryContact } from '#server/flows/visit/try-contact.ts';
import { dueAtEnd } from '#server/modules/booking/due-at-end.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { listOffers } from '#server/modules/dispatch/offer-store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { unseal } from '#server/platform/secrets/seal.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import type { City, Worker } from './city.ts';
import type { Wish } from './demand.ts';
import type { House, Taken } from './house.ts';

/** The product itself: every act is the real flow over a real database. */
export function houseOfFlows(city: City): House {
  const { app, pool, clock, places, workers } = city;
  const act = ({ userId }: Worker, bookingId: string) => ({
    ...{ userId, bookingId, actionId: newId(), happenedAt: clock.now },
  });
  return {
    ...{ clock, places, workers },
    book: async (wish, time) => {
      const outcome = await bookSlot(app, customerOf(wish), requestOf(wish, time));
      return outcome.ok
        ? { ok: true, startsAt: outcome.value.booking.startsAt }
        : refused(outcome.refusal);
    },
    moveTo: async ({ bookingId: id, userId }, date, time) => {
      const outcome = await rescheduleBooking(app, { id, userId, shownFloorPaise: 0, date, time });
      if (!outcome.ok) return refused(outcome.refusal);
      const booking = await findBooking(pool, id);
      return outcome.value === 'moved' && booking
        ? { ok: true, startsAt: booking.startsAt }
        : { ok: false, code: 'was-there', others: [] };
    },
    /** As a screen does: the customer is shown what it costs, and says yes to that. */
    cancel: async ({ bookingId, userId }) => {
      const quote = await readCancellation(pool, userId, { id: bookingId }, clock.now);
      if (!quote.ok) return;
      const { feePaise, refundPaise } = quote.value;
      const shown = { shownFeePaise: feePaise, shownRefundPaise: refundPaise };
      sure(await cancelBooking(app, { bookingId, userId, ...shown }), 'cancel');
    },
    openOffers: async (bookingId) =>
      (await listOffers(pool, bookingId)).filter(({ state }) => state === 'open'),
    accept: async (id, { userId }) => void (await acceptOffer(app, { id, userId })),
    decline: async (id, { userId }) => void (await declineOffer(app, { id, userId })),
    release: async (worker, bookingId) =>
      void (await releaseVisit(app, { ...act(worker, bookingId), reason: 'sick' })),
    breakOff: async (worker, bookingId) =>
      void (await breakOffVisit(app, { ...act(worker, bookingId), reason: 'vehicle' })),
    setOut: async (worker, bookingId) => (await dispatchVisit(app, act(worker, bookingId))).ok,
    report: async ({ userId }, { bookingId }, spot) => {
      const position = { ...spot, accuracyMeters: 40, at: clock.now };
      await reportPosition(app, { bookingId, userId, position }, clock.now);
    },
    ...atTheDoor(city, act),
  };
}

function atTheDoor(
  { app, pool, places }: City,
  act: (worker: Worker, bookingId: string) => Parameters<typeof dispatchVisit>[1],
) {
  return {
    arrive: async (worker: Worker, { bookingId, pincode }: Wish) => {
      const { latitude = 0, longitude = 0 } = places.pincodes.get(pincode) ?? {};
      const position = { latitude, longitude, accuracyMeters: 40 };
      sure(await arrive(app, { ...act(worker, bookingId), position }), 'arrive');
    },
    begin: async (worker: Worker, bookingId: string) => {
      const sealed = (await findVisit(pool, bookingId))?.startCode;
      const code = sealed && unseal<string>(app.keys, sealed, startCodeSeal(bookingId));
      sure(await startWork(app, { ...act(worker, bookingId), code: code ?? '' }), 'start');
    },
    finish: async (worker: Worker, { bookingId, pricePaise }: Wish) => {
      const sums = { workPaise: pricePaise, laborPaise: 0, partsPaise: 0 };
      const cashPaise = dueAtEnd(await listInstalments(pool, bookingId), sums);
      const paid = { payBy: cashPaise > 0 ? ('cash' as const) : ('nothing' as const), cashPaise };
      sure(await finishWork(app, { ...act(worker, bookingId), lines: [], ...paid }), 'finish');
    },
    acceptWork: async ({ bookingId, userId }: Wish) =>
      sure(await acceptWork(app, { bookingId, userId }), 'accept'),
    tryContact: async (worker: Worker, bookingId: string) =>
      sure(await tryContact(app, { ...act(worker, bookingId), by: 'bell' }), 'try'),
    reportNobodyHome: async (worker: Worker, bookingId: string) =>
      sure(await reportCustomerNoShow(app, act(worker, bookingId)), 'no-show'),
  };
}

/** Every act here is allowed at its moment: a refusal is a finding. */
function sure(
  outcome:
    | { readonly ok: true }
    | { readonly ok: false; readonly refusal: { readonly code: string } },
  what: string,
): void {
  if (!outcome.ok) throw new Error(`Could not ${what}: ${JSON.stringify(outcome.refusal)}`);
}

export const refused = (refusal: NonNullable<Parameters<typeof slotsOffered>[0]>): Taken => ({
  ok: false,
  code: refusal.code,
  others: slotsOffered(refusal),
});

export const customerOf = ({ userId }: Wish) => ({
  id: userId,
  fullName: 'Somebody',
  email: null,
  mobile: '+919000000000',
  mobileProven: true,
});

export const requestOf = (wish: Wish, time: string): BookSlotInput => ({
  id: wish.bookingId || newId(),
  serviceId: wish.service.id,
  ...(wish.option && { option: wish.option.key }),
  date: dateInIndia(wish.startsAt),
  time,
  address: {
    street: `${wish.visit + 1} Gulmohar Road`,
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: wish.pincode,
    landmark: '',
  },
  paymentMethod: 'cash',
  shownPricePaise: wish.pricePaise,
});
