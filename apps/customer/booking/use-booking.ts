import { soldAs } from '#contract/catalogue/sold-as.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { type Address, isSameAddress } from '#contract/fields/address.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import { priceOfDays } from '#contract/terms/payment-terms.ts';
import { useWords } from '#ui/words.tsx';
import {
  type Again,
  type Chosen,
  type Draft,
  isComplete,
  openableStep,
  type Step,
  slotPincode,
} from './draft.ts';
import type { Trouble } from './trouble-of.ts';
import { useConfirm } from './use-confirm.ts';
import { type DaysWish, otherDays, useDaysTogether } from './use-days-together.ts';
import { useDraft } from './use-draft.ts';
import { useEarlierAttempt } from './use-earlier-attempt.ts';
import { type DaySlots, useOpenSlots } from './use-open-slots.ts';
import { usePincode } from './use-pincode.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';
import { useSocieties } from './use-societies.ts';

export type BookingProps = {
  slug: string;
  /** The option that was chosen on the card. */
  option: string | null;
  /** The slot that was chosen on the page of the service. */
  chosen?: Chosen | null;
  /** The earlier booking that is wanted once more. */
  again?: Again | null;
  /** Undefined while the catalogue is on its way: prices follow, choosing may begin. */
  service: CatalogueItem | undefined;
  lastAddress: Address | null;
  /** The account has no mobile: it is asked for with the address (ruling R20). */
  needsMobile: boolean;
  /** The account's mobile while no code has proven it, else null. */
  unprovenMobile: string | null;
  onConfirmed: (booking: BookingView) => void;
};

export type Booking = ReturnType<typeof useBooking>;

/** Everything that the steps of the dialog show and change. */
export function useBooking(about: BookingProps & { onSettledBefore: () => void }) {
  const { slug, service, lastAddress } = about;
  const { catalogue } = useWords();
  const basics = basicsOf(slug, catalogue);
  const [stored, change] = useDraft(slug, about.option, lastAddress, about.chosen, about.again);

  const places = useSavedAddresses();
  const isSaved = places.saved.some(({ address }) => isSameAddress(address, stored.address));
  const saveAs = stored.saveAs ?? (places.saved.length === 0 ? 'home' : 'not');

  const { offered, option, items, dayPrice } = soldAs(service, stored.option);

  const place = usePincode(stored.address.pincode);
  const pincode = place.kind === 'not-served' ? undefined : slotPincode(stored);
  const societies = useSocieties(place.kind === 'served' ? pincode : undefined, stored.address);
  const society = societies.chosen?.quietHours.length ? societies.chosen.name : undefined;
  const question = { serviceId: basics.id, option: option ?? undefined, pincode, society };
  const slots = useOpenSlots({ ...question, date: stored.date ?? undefined });

  // Nobody has chosen a day yet: the server's first open day stands in (BOOK-05, ruling R11).
  const draft: Draft = { ...stored, option, date: stored.date ?? slots.data?.date ?? null };

  const further = (stored.moreDates ?? []).filter((day) => day !== draft.date);
  const dates = [...(draft.date ? [draft.date] : []), ...further].toSorted();
  const daysWish = { question, dates, time: draft.time };
  const together = useDaysTogether(daysWish);
  const moreDays = further.map((date) => ({ date, isClosed: !!together?.closed.includes(date) }));
  const price = dayPrice && priceOfDays(dayPrice, 1 + moreDays.length);

  const confirming = useConfirm(slug, about.onConfirmed);
  useEarlierAttempt(slug, {
    onUnseen: confirming.succeed,
    onHeld: confirming.holdsAlready,
    onSettled: about.onSettledBefore,
  });

  const held = isHeldBy(confirming.held, daysWish) ? confirming.held : null;
  const { trouble } = confirming;
  const lost = lostSlot(trouble, draft);
  const gone = !!lost || (!held && isClosed(draft, slots.data));
  const others = held || gone ? undefined : otherDays(daysWish, together, trouble);
  const needsOption = basics.hasOptions;
  const mobile = about.needsMobile ? (stored.mobile ?? '+91') : null;
  const reachable = mobile === null || isMobile(mobile);
  const unproven = about.needsMobile ? mobile : about.unprovenMobile;
  // Ruling R40: what is not paid now stands on a mobile that is known to be the customer's own.
  const toProve = stored.method === 'cash' ? unproven : null;
  const complete = (step: Step) =>
    isComplete(step, draft, needsOption) &&
    (step !== 'when' || (!gone && !others)) &&
    (step !== 'where' || reachable) &&
    (step !== 'pay' || toProve === null) &&
    (step !== 'where' || (place.kind !== 'not-served' && place.kind !== 'typing'));

  const wanted = stored.step === 'pay' && !reachable ? 'where' : stored.step;
  const step = openableStep(wanted, draft, needsOption);
  return {
    slug,
    category: basics.category,
    laborCharges: basics.laborCharges,
    serviceId: basics.id,
    draft: { ...draft, step },
    change,
    goTo: (wanted: Step) => change((now) => ({ ...now, date: draft.date, step: wanted })),
    complete,
    offered,
    /** The chosen sizes and add-ons, with what each adds to the price of a day. */
    items,
    price,
    /** For one day. */
    dayPrice,
    moreDays,
    /** All days, in their order. */
    dates,
    daysWish,
    /** Other days on offer when these cannot be had together; undefined when they can. */
    otherDays: others,
    lastAddress,
    /** The typed mobile, if one is asked for; else null. */
    mobile,
    /** The mobile that a code has to prove before this can be booked for cash; null where none has to. */
    toProve,
    places,
    knownAddresses: [
      ...(lastAddress ? [lastAddress] : []),
      ...places.saved.map((one) => one.address),
    ],
    /** The label under which a new address is saved when it is booked for; null for a saved one, or while nobody knows. */
    saveAs: isSaved || !places.mayGrow ? null : saveAs,
    place,
    societies,
    question,
    slots,
    /** The chosen slot can no longer be had; `alternatives` are the server's, when it named some. */
    gone,
    alternatives: lost?.alternatives,
    /** The booking that already holds the chosen slot and waits for its payment. */
    held,
    confirming,
  };
}

function basicsOf(slug: string, { services }: CatalogueWords) {
  const found = services[slug];
  if (!found) throw new Error(`There is no service called ${slug}.`);
  return found;
}

/** An unpaid booking of this customer holds the very days and hour that are chosen. */
function isHeldBy(booking: BookingView | null, { dates, time }: DaysWish): boolean {
  if (!booking) return false;
  const days = booking.days.length > 0 ? booking.days.map(({ date }) => date) : [booking.date];
  return days.join() === dates.join() && booking.time === time;
}

/** Closed, or no slot at all in the city of the address. */
const isClosed = ({ date, time }: Draft, day: DaySlots | undefined): boolean =>
  time !== null &&
  day?.date === date &&
  !day.slots.some(({ label, open }) => open && label === time);

/** Somebody else was quicker, and the draft still wishes for what they took. */
function lostSlot(trouble: Trouble | null, { date, time }: Draft) {
  if (trouble?.kind !== 'slot-taken') return undefined;
  return trouble.slot.date === date && trouble.slot.time === time ? trouble : undefined;
}
