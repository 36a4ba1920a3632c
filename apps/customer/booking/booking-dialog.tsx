import { useId, useState } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { SwitchedOff, useIsOff } from '../shell/switched-off.tsx';
import { ActionBar } from './action-bar.tsx';
import { ConfirmedPanel } from './confirmed-panel.tsx';
import { LeavingPanel } from './leaving-panel.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PayStep } from './pay-step.tsx';
import { Rail } from './rail.tsx';
import { StepHeads } from './step-heads.tsx';
import type { Trouble } from './trouble-of.ts';
import { type Booking, type BookingProps, useBooking } from './use-booking.ts';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where-step.tsx';
import './booking-dialog.css';
import './step.css';

type BookingDialogProps = BookingProps & {
  onClose: () => void;
  /** The page on which the booking can be seen afterwards. */
  onSeeBooking: (booking: BookingView) => void;
};

/** Three steps from a service to a booking (BOOK-01); on phones a sheet with its action in reach of the thumb. */
export default function BookingDialog(props: BookingDialogProps) {
  const { onClose, onSeeBooking, ...about } = props;
  const [round, setRound] = useState(0);
  return (
    <OneBooking
      key={`${about.slug} ${round}`}
      {...about}
      onClose={onClose}
      onSeeBooking={onSeeBooking}
      onSettledBefore={() => setRound(round + 1)}
    />
  );
}

function OneBooking({
  onClose,
  onSeeBooking,
  ...about
}: BookingDialogProps & { onSettledBefore: () => void }) {
  const { booking: words } = useWords();
  const title = useId();
  const booking = useBooking(about);
  const { progress, trouble } = booking.confirming;
  const isOff = useIsOff('event-bookings-off') && termsOf(booking.category).mostDays > 1;
  const busy = progress.kind === 'holding' || progress.kind === 'paying';
  // While a slot is being held, a slip of the finger must not hide what comes of it.
  const close = busy ? keepOpen : onClose;

  if (progress.kind === 'confirmed') {
    return (
      <Dialog inAddress labelledBy={title} onClose={onClose} className="booking-dialog alone">
        <ConfirmedPanel
          title={title}
          booking={progress.booking}
          onSeeBooking={() => onSeeBooking(progress.booking)}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog inAddress labelledBy={title} onClose={close} className="booking-dialog">
      <Rail title={title} booking={booking} />
      <div className="booking-main">
        <div className="booking-top">
          <StepHeads booking={booking} disabled={busy} />
          <button type="button" className="icon-btn" aria-label={words.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {progress.kind === 'leaving' ? (
          <LeavingPanel redirectUrl={progress.redirectUrl} onStay={booking.confirming.stay} />
        ) : (
          <>
            <div key={booking.draft.step} className="booking-body" inert={busy}>
              {isOff && <SwitchedOff refusal="event-bookings-off" />}
              {booking.draft.step === 'when' && <WhenStep booking={booking} />}
              {booking.draft.step === 'where' && <WhereStep booking={booking} />}
              {booking.draft.step === 'pay' && <PayStep booking={booking} />}
            </div>
            <OfflineNote />
            <ActionBar booking={booking} />
          </>
        )}
      </div>
      {trouble?.kind === 'alert' && <TroubleAlert booking={booking} trouble={trouble} />}
    </Dialog>
  );
}

type TroubleAlertProps = { booking: Booking; trouble: Extract<Trouble, { kind: 'alert' }> };

function TroubleAlert({ booking, trouble }: TroubleAlertProps) {
  const { booking: words, connection } = useWords();
  // The reason stays as long as the alert does, also when the network is back meanwhile.
  const { lost, reference } = trouble;
  const detail = lost ? connection.bookingKept : reference && words.reference({ reference });
  return (
    <AlertDialog
      text={words[trouble.text]}
      detail={detail}
      okLabel={words.ok}
      onClose={booking.confirming.forgiveTrouble}
    />
  );
}

/** A second Escape in a row closes the browser's dialog without asking. */
function keepOpen(): void {
  document.querySelector<HTMLDialogElement>('dialog.booking-dialog:not([open])')?.showModal();
}
