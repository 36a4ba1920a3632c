import type { placeBooking } from '#contract/customer/place-booking.ts';
import type { InputOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { DRAFTS, ofOwner } from '../shell/personal-entries.ts';
import type { DraftStore } from './draft-storage.ts';

export type BookingRequest = Omit<InputOf<typeof placeBooking>, 'id'>;

/** A request that has gone out, or is about to: its id, and what it asked for. */
export type Attempt = { readonly id: string; readonly asked: string };

/**
 * The same request keeps its id however often it is sent, so that it books once; another request gets a new one. A changed
 * note makes no other booking.
 */
export function attemptFor(
  { briefing, ...request }: BookingRequest,
  earlier: Attempt | null,
): Attempt {
  const asked = JSON.stringify(request);
  return earlier?.asked === asked ? earlier : { id: newId(), asked };
}

/** The attempt outlives a reload: an answer that was lost must not become a second booking. */
export function loadAttempt(store: DraftStore, slug: string): Attempt | null {
  try {
    const stored = JSON.parse(store.getItem(attemptKey(slug)) ?? 'null') as Partial<Attempt> | null;
    const { id, asked } = stored ?? {};
    return typeof id === 'string' && typeof asked === 'string' ? { id, asked } : null;
  } catch {
    return null;
  }
}

export function saveAttempt(store: DraftStore, slug: string, attempt: Attempt | null): void {
  try {
    if (attempt) store.setItem(attemptKey(slug), JSON.stringify(ofOwner(attempt)));
    else store.removeItem(attemptKey(slug));
  } catch {
    // Without storage the id is remembered for as long as the page is open.
  }
}

export const attemptKey = (slug: string): string => `${DRAFTS}attempt:${slug}`;
