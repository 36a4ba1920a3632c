import { useEffect, useEffectEvent } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { call } from '../api/call.ts';
import { loadAttempt, saveAttempt } from './attempt.ts';
import { clearDraft, tabStorage } from './draft-storage.ts';

type EarlierAttempt = {
  /** It was booked, and the answer never reached the screen. */
  onUnseen: (booking: BookingView) => void;
  /** It holds a slot and waits for its payment. */
  onHeld: (booking: BookingView) => void;
  /** It has become a booking that its customer has seen: the next one begins from nothing. */
  onSettled: () => void;
};

/** A press of Confirm before this page was loaded: what has become of it? */
export function useEarlierAttempt(slug: string, then: EarlierAttempt): void {
  const tell = useEffectEvent((booking: BookingView) => {
    if (booking.confirmed && booking.paymentMethod === 'cash') return then.onUnseen(booking);
    if (booking.status === 'pending' && !booking.confirmed) return then.onHeld(booking);
    saveAttempt(tabStorage, slug, null);
    if (!booking.confirmed) return;
    clearDraft(tabStorage, slug);
    then.onSettled();
  });

  useEffect(() => {
    const attempt = loadAttempt(tabStorage, slug);
    if (!attempt) return;
    const dropSubscription = new AbortController();
    const ask = async () => {
      const answer = await call(
        readBooking,
        { id: attempt.id },
        { signal: dropSubscription.signal },
      );
      if (answer.ok && !dropSubscription.signal.aborted) tell(answer.value.booking);
    };
    void ask();
    return () => dropSubscription.abort();
  }, [slug]);
}
