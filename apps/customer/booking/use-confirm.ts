import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { claimMobile } from '#contract/customer/claim-mobile.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { takeCaptcha } from '../../browser/captcha.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { sendWaiting } from '../shell/note-files.ts';
import { refreshSession, userChanged } from '../shell/session.ts';
import { type BookingRequest, loadAttempt, saveAttempt } from './attempt.ts';
import { type Confirmation, confirmBooking } from './confirm-booking.ts';
import { clearDraft, tabStorage } from './draft-storage.ts';
import { dropResumable, keepResumable } from './resumable-bookings.ts';
import { type AskedSlot, type Trouble, troubleOf } from './trouble-of.ts';

export type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'holding' | 'paying' }
  | { readonly kind: 'leaving'; readonly redirectUrl: string }
  | { readonly kind: 'confirmed'; readonly booking: BookingView };

/** The dialog's confirm handler is called this long after the success panel appears (specification §4). */
const CONFIRM_HANDLER_MS = 2000;

/** Confirm Booking and everything that can come of it. */
export function useConfirm(slug: string, onConfirmed: (booking: BookingView) => void) {
  const running = useRef(false);
  const { refusals, history } = useWords();
  const outcome = useOutcome(slug, onConfirmed);
  const { progress, setProgress, trouble, setTrouble, held, setHeld, succeed, fail, settle } =
    outcome;

  const confirm = async (request: BookingRequest, mobile: string | null) => {
    if (running.current) return;
    running.current = true;
    setTrouble(null);
    const { date, time, moreDates } = request;
    const slot = { date, time, moreDates };
    const world = {
      call,
      solve: () => takeCaptcha('booking'),
      origin: location.origin,
      onNoteRefused: () => toast(refusals['briefing-closed'], 'bad'),
      sendFiles: async (bookingId: string) => {
        if (!(await sendWaiting(slug, bookingId))) toast(history.detail.briefing.notSent, 'bad');
      },
      remember: (attempt: Parameters<typeof saveAttempt>[2]) =>
        saveAttempt(tabStorage, slug, attempt),
      onStep: (kind: 'holding' | 'paying') => setProgress({ kind }),
    };
    try {
      if (mobile !== null) {
        setProgress({ kind: 'holding' });
        const claimed = await call(claimMobile, { mobile });
        if (!claimed.ok) return fail(claimed.refusal, false, slot);
        userChanged(claimed.value.user);
      }
      settle(await confirmBooking(world, request, loadAttempt(tabStorage, slug)), slot);
    } catch {
      fail(undefined, false, slot);
    } finally {
      running.current = false;
    }
  };

  // Back from the payment page, the browser may show this page as it was left: with its way onward, not stuck.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setProgress({ kind: 'idle' });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [setProgress]);

  return {
    progress,
    trouble,
    /** An unpaid booking of this person holds its slot: full for others, not for them. */
    held,
    confirm,
    succeed,
    holdsAlready: setHeld,
    stay: () => setProgress({ kind: 'idle' }),
    forgiveTrouble: () => setTrouble(null),
  };
}

/** The progress of confirming a booking, and the refusal if there was one. */
function useOutcome(slug: string, onConfirmed: (booking: BookingView) => void) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [held, setHeld] = useState<BookingView | null>(null);
  const queries = useQueryClient();

  const succeed = (booking: BookingView) => {
    clearDraft(tabStorage, slug);
    saveAttempt(tabStorage, slug, null);
    setProgress({ kind: 'confirmed', booking });
    setTimeout(() => onConfirmed(booking), CONFIRM_HANDLER_MS);
  };

  const fail = (refusal: CallRefusal | undefined, paying: boolean, slot: AskedSlot) => {
    setProgress({ kind: 'idle' });
    setTrouble(troubleOf(refusal, paying, slot));
    // After any refusal the times and prices on screen are old.
    void queries.invalidateQueries({ queryKey: [readOpenSlots.name] });
    void queries.invalidateQueries({ queryKey: [readOpenDays.name] });
    if (refusal?.code === 'mobile-needed') void refreshSession();
    if (refusal?.code === 'price-changed' || refusal?.code === 'option-unavailable') {
      void queries.invalidateQueries({ queryKey: [readCatalogue.name] });
    }
  };

  const settle = (result: Confirmation, slot: AskedSlot) => {
    const isLost = result.kind === 'refused' && result.refusal.code === 'network-request-failed';
    if (isLost) keepResumable(slug);
    else dropResumable(slug);
    if (result.kind === 'confirmed') return succeed(result.booking);
    if (result.kind === 'leave') {
      setHeld(result.booking);
      setProgress({ kind: 'leaving', redirectUrl: result.redirectUrl });
      return location.assign(result.redirectUrl);
    }
    if (result.kind === 'refused') return fail(result.refusal, false, slot);
    setHeld(result.booking);
    return fail(result.refusal, true, slot);
  };
  return { progress, setProgress, trouble, setTrouble, held, setHeld, succeed, fail, settle };
}
