import { useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { lateSheet } from '../shell/late-sheet.tsx';
import { useUser } from '../shell/session.ts';

const [ProveContactDialog] = lateSheet(() => import('./prove-contact-dialog.tsx'));

type ConfirmByCodeProps = { booking: BookingView; onChanged: () => void };

/** A booking for cash that is only held becomes firm by a code to the account's mobile. */
export function ConfirmByCode({ booking, onChanged }: ConfirmByCodeProps) {
  const { profile } = useWords();
  const { mobile } = useUser();
  const [open, setOpen] = useState(false);
  const isHeld = booking.status === 'pending' && !booking.confirmed && booking.holdUntil !== null;
  if (booking.paymentMethod !== 'cash' || !mobile || (!isHeld && !open)) return null;
  return (
    <>
      {isHeld && <Button onClick={() => setOpen(true)}>{profile.proveMobile}</Button>}
      {open && (
        <ProveContactDialog
          contact="mobile"
          to={mobile}
          onClose={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
