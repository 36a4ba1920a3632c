import type { BookingView } from '#contract/customer/booking.ts';
import type { AddressLabel } from '#contract/customer/saved-address.ts';
import { type Address, address as addressSchema } from '#contract/fields/address.ts';
import type { Pin } from '#contract/fields/briefing.ts';
import { isHalfMobile, isMobile } from '#contract/fields/mobile.ts';
import { PINCODE } from '#contract/fields/pincode.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import type { PaymentMethod } from '#contract/policy.ts';
import { addDays, type LocalDate, weekday } from '#kernel/time.ts';

export const STEPS = ['when', 'where', 'pay'] as const;
export type Step = (typeof STEPS)[number];

/** The customer's choices and fields so far; a draft outlives a reload, and knows nothing of what the server thinks. */
export type Draft = {
  readonly slug: string;
  readonly step: Step;
  readonly option: string | null;
  readonly date: LocalDate | null;
  /** Further days of an event. */
  readonly moreDates?: readonly LocalDate[];
  /** A slot of the specification: `04:00 PM`. */
  readonly time: string | null;
  readonly address: Address;
  readonly method: PaymentMethod | null;
  /** Whether a new address is to be saved, and as what; while nothing is said, only a first one is. */
  readonly saveAs?: AddressLabel | 'not';
  /** The words for the Karigar, as they were typed. */
  readonly note: Note;
  /** The mobile of a person whose account has none. */
  readonly mobile?: string;
};

/** The work, the way in, and who is at home in the customer's place; what a tab kept before may lack the rest. */
export type Note = {
  readonly work: string;
  readonly access: string;
  readonly atHome: string;
  readonly atHomeMobile?: string;
  readonly tellAtGate?: boolean;
  /** The door on the map, and the pincode in which it was set: elsewhere it is no door of theirs. */
  readonly pin?: (Pin & { readonly pincode: string }) | undefined;
};

export const NO_NOTE: Note = { work: '', access: '', atHome: '' };

/** The choice made on the page of a service, as the address carries it: a slot, or a day alone. */
export type Chosen = {
  readonly date: LocalDate;
  readonly time: string | null;
  readonly pincode: string | null;
};

/** An earlier booking that is wanted once more. */
export type Again = Pick<BookingView, 'option' | 'date' | 'time' | 'address' | 'paymentMethod'>;

/** The same at the same place and hour, on the next such weekday that can be booked in any category: one press is left. */
export const draftOfAgain = (slug: string, before: Again, today: LocalDate): Draft => ({
  ...emptyDraft(slug, before.address),
  ...{ step: 'pay', option: before.option, time: before.time, method: before.paymentMethod },
  date: addDays(today, 2 + ((7 + weekday(before.date) - weekday(addDays(today, 2))) % 7)),
});

/** A slot that cannot be had any more is said to be gone, like any other; an address elsewhere makes room for the pincode. */
export const withChosen = (draft: Draft, { date, time, pincode }: Chosen): Draft => ({
  ...draft,
  ...{ step: 'when', date, time },
  address:
    pincode && draft.address.pincode !== pincode ? { ...NO_ADDRESS, pincode } : draft.address,
});

/**
 * The option of the address before that of the draft. An empty one comes from the page of the service, where nothing is chosen: it
 * is taken when the dialog is first looked at, and undoes nothing that was chosen in it since.
 */
export function withAddressOption(
  draft: Draft,
  option: string | null,
  isFirstLook: boolean,
): Draft {
  if (option === null || (option === '' && !isFirstLook)) return draft;
  return { ...draft, option: option || null };
}

export const NO_ADDRESS: Address = { street: '', city: '', state: '', pincode: '', landmark: '' };

export const emptyDraft = (slug: string, lastAddress: Address | null): Draft => ({
  slug,
  step: 'when',
  option: null,
  date: null,
  time: null,
  address: lastAddress ?? NO_ADDRESS,
  method: null,
  note: NO_NOTE,
});

/** Whether a step has everything it needs (specification §5, Booking). */
export function isComplete(step: Step, draft: Draft, needsOption: boolean): boolean {
  if (step === 'when') return !!draft.date && !!draft.time && (!needsOption || !!draft.option);
  if (step === 'where')
    return addressSchema.safeParse(draft.address).success && !hasHalfNumber(draft.note);
  return draft.method !== null;
}

/** The number of whoever is at home, begun and not ended. */
const hasHalfNumber = ({ atHome, atHomeMobile = '' }: Note): boolean =>
  atHome.trim() !== '' && isHalfMobile(atHomeMobile);

/** A step may be opened when every step before it is complete. */
export function canOpen(step: Step, draft: Draft, needsOption: boolean): boolean {
  return STEPS.slice(0, STEPS.indexOf(step)).every((earlier) =>
    isComplete(earlier, draft, needsOption),
  );
}

/** The farthest step not past the wanted one that may be opened: a restored draft may have lost its slot meanwhile. */
export function openableStep(wanted: Step, draft: Draft, needsOption: boolean): Step {
  const reachable = STEPS.slice(0, STEPS.indexOf(wanted) + 1).filter((step) =>
    canOpen(step, draft, needsOption),
  );
  return reachable.at(-1) ?? 'when';
}

/** The pincode for which slots can be asked; one that is still being typed stands for the whole city. */
export const slotPincode = (draft: Draft): string | undefined =>
  PINCODE.test(draft.address.pincode) ? draft.address.pincode : undefined;

/** Digits only, six at most, whatever is typed or pasted (specification §5). */
export const pincodeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/**
 * Another pincode is another home: typed where the address cannot be seen, it takes the street of a known address with
 * it, or a Karigar would be sent there unnoticed. A street that the customer typed stays.
 */
export function withPincode(draft: Draft, typed: string, known: Address | null): Draft {
  const pincode = pincodeDigits(typed);
  const isKnown = !!known && draft.address.street === known.street;
  const moved = isKnown && pincode !== known.pincode;
  const kept = moved
    ? { ...NO_ADDRESS, city: draft.address.city, state: draft.address.state }
    : draft.address;
  return { ...draft, address: { ...kept, pincode } };
}

/** One part of an address as it was typed; a part of a society that is emptied is gone. */
export function withPart(address: Address, part: keyof Address, text: string): Address {
  const changed = { ...address, [part]: text };
  for (const extra of ['society', 'wing', 'flat'] as const) {
    if (!changed[extra]) delete changed[extra];
  }
  return changed;
}

/** The note as it is sent: half a number is none, and the step before has said so. */
export function briefingOf({ note, address }: Pick<Draft, 'note' | 'address'>) {
  const { work, access, atHome, atHomeMobile, tellAtGate, pin } = note;
  return {
    ...{ work: onOneLine(work), access: onOneLine(access), atHome: onOneLine(atHome) },
    ...(atHome.trim() && atHomeMobile && isMobile(atHomeMobile) && { atHomeMobile }),
    ...(tellAtGate && { tellAtGate }),
    ...(pin?.pincode === address.pincode && {
      pin: { latitude: pin.latitude, longitude: pin.longitude },
    }),
  };
}
