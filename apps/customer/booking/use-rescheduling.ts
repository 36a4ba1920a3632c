import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readOtherTimes } from '#contract/customer/read-other-times.ts';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { slotsOffered } from '#contract/refusal-params.ts';
import type { LocalDate } from '#kernel/time.ts';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';

export type NewTime = { readonly date: LocalDate | null; readonly time: string | null };
type Alternative = { readonly date: string; readonly time: string };

type ReschedulingProps = {
  booking: BookingView;
  /** The position of one day of several; without it the whole booking. */
  visit?: number | undefined;
  onChanged: () => void;
  onClose: () => void;
  /** The fee on screen is no longer true. */
  onOutdated: () => void;
};

/** Asks for the new time with what was shown; a time that is gone comes back with others. */
export function useRescheduling(props: ReschedulingProps) {
  const { booking, visit, onChanged, onClose, onOutdated } = props;
  const { changes, everyday, refusals } = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [alternatives, setAlternatives] = useState<readonly Alternative[]>();

  const move = async ({ date, time }: NewTime, shownFloorPaise: number) => {
    if (date === null || time === null) return;
    setBusy(true);
    setTrouble('');
    setAlternatives(undefined);
    const wish = { id: booking.id, visit, date, time, shownFloorPaise };
    const answer = await call(rescheduleBooking, wish);
    setBusy(false);
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: [listBookings.name] });
      toast(visit === undefined ? changes.reschedule.done : changes.reschedule.doneDay);
      onClose();
      return onChanged();
    }
    const { code } = answer.refusal;
    if (code === 'slot-taken' || code === 'society-quiet') {
      const offered = slotsOffered(answer.refusal);
      setAlternatives(offered);
      void queries.invalidateQueries({ queryKey: [readOtherTimes.name] });
      if (code === 'society-quiet') return setTrouble(refusals[code]);
      return setTrouble(offered.length ? changes.reschedule.taken : changes.reschedule.noneFree);
    }
    // The clock closes hours while they are looked at.
    if (code === 'too-soon') void queries.invalidateQueries({ queryKey: [readOtherTimes.name] });
    const known = code !== 'internal-error' && code in refusals;
    setTrouble(known ? refusals[code] : everyday.somethingWentWrong);
    if (code === 'fee-changed') onOutdated();
    if (code === 'not-reschedulable' || code === 'rescheduled-too-often') onChanged();
  };
  return { busy, trouble, alternatives, move };
}
