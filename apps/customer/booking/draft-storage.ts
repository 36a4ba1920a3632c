import { bookedAs } from '#contract/catalogue/choices.ts';
import { ADDRESS_LABELS } from '#contract/customer/saved-address.ts';
import { mobileTyped } from '#contract/fields/mobile-typed.ts';
import { PAYMENT_METHODS } from '#contract/policy.ts';
import { slotMinute } from '#contract/slots.ts';
import { isLocalDate } from '#kernel/time.ts';
import { DRAFTS, ofOwner } from '../shell/personal-entries.ts';
import { type Draft, STEPS } from './draft.ts';

/** The members of `sessionStorage` that are needed; a browser may refuse it altogether. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The tab's own storage, touched only inside a `try`: a browser that forbids it throws even when it is named. A booking
 * that could not be sent (resumable-bookings.ts) lies in the browser's storage as well, and both change together.
 */
export const tabStorage: DraftStore = {
  getItem: (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem: (key, text) => {
    sessionStorage.setItem(key, text);
    if (localStorage.getItem(key) !== null) localStorage.setItem(key, text);
  },
  removeItem: (key) => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  },
};

export const draftKey = (slug: string): string => `${DRAFTS}draft:${slug}`;

export function loadDraft(store: DraftStore, slug: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(store.getItem(draftKey(slug)) ?? 'null');
    return isRecord(stored) ? readDraft(stored, slug) : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(store: DraftStore, draft: Draft): void {
  try {
    store.setItem(draftKey(draft.slug), JSON.stringify(ofOwner(draft)));
  } catch {
    // A full or forbidden storage costs the draft after a reload, not the booking.
  }
}

export function clearDraft(store: DraftStore, slug: string): void {
  try {
    store.removeItem(draftKey(slug));
  } catch {
    // Nothing was stored where nothing can be removed.
  }
}

/** Anything may stand in a storage: an older version of us wrote it, or a person. Only what is understood is taken. */
function readDraft(stored: Record<string, unknown>, slug: string): Draft {
  const saveAs = oneOf([...ADDRESS_LABELS, 'not'] as const, stored.saveAs);
  return {
    slug,
    step: oneOf(STEPS, stored.step) ?? 'when',
    // Whether it can still be had shows beside the others.
    option: bookedAs.safeParse(stored.option).data ?? null,
    date: typeof stored.date === 'string' && isLocalDate(stored.date) ? stored.date : null,
    ...readMoreDates(stored.moreDates),
    time: typeof stored.time === 'string' && slotMinute(stored.time) ? stored.time : null,
    address: readAddress(stored.address),
    method: oneOf(PAYMENT_METHODS, stored.method) ?? null,
    note: readNote(stored.note),
    ...(saveAs && { saveAs }),
    ...(typeof stored.mobile === 'string' && { mobile: mobileTyped(stored.mobile, '+91') }),
  };
}

function readMoreDates(stored: unknown): Pick<Draft, 'moreDates'> {
  const days = Array.isArray(stored)
    ? stored.filter((day) => typeof day === 'string' && isLocalDate(day))
    : [];
  return days.length > 0 ? { moreDates: days } : {};
}

function readNote(stored: unknown): Draft['note'] {
  const { work, access, atHome, atHomeMobile, tellAtGate, pin } = isRecord(stored) ? stored : {};
  const { latitude, longitude, pincode } = isRecord(pin) ? pin : {};
  return {
    ...(typeof atHomeMobile === 'string' &&
      atHomeMobile && { atHomeMobile: mobileTyped(atHomeMobile, '+91') }),
    ...(tellAtGate === true && { tellAtGate }),
    ...(typeof latitude === 'number' &&
      typeof longitude === 'number' &&
      typeof pincode === 'string' && { pin: { latitude, longitude, pincode } }),
    work: typeof work === 'string' ? work : '',
    access: typeof access === 'string' ? access : '',
    atHome: typeof atHome === 'string' ? atHome : '',
  };
}

function readAddress(stored: unknown): Draft['address'] {
  const fields = isRecord(stored) ? stored : {};
  const read = (name: keyof Draft['address']): string => {
    const text = fields[name];
    return typeof text === 'string' ? text : '';
  };
  const [society, wing, flat] = [read('society'), read('wing'), read('flat')];
  return {
    street: read('street'),
    city: read('city'),
    state: read('state'),
    pincode: read('pincode'),
    landmark: read('landmark'),
    ...(society && { society }),
    ...(wing && { wing }),
    ...(flat && { flat }),
  };
}

const oneOf = <T>(known: readonly T[], stored: unknown): T | undefined =>
  known.find((item) => item === stored);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
