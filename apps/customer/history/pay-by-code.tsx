import { type ReactNode, useId, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import type { QrCode } from '#contract/fields/qr-code.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { useWords } from '#ui/words.tsx';
import { type PayFailure, payElsewhere } from '../api/pay-online.ts';
import { PayFailureAlert } from '../shell/pay-failure-alert.tsx';
import { useIsGatewayOff } from '../shell/switched-off.tsx';

/**
 * The same order for the phone with the UPI app, which need not be the one in hand; the page hears of the money by itself. The
 * sheet stays open while its button moves to where a payment is checked.
 */
export function usePayByCode(
  booking: BookingView,
  onChanged: () => void,
): { readonly button: ReactNode; readonly sheet: ReactNode } {
  const { payment: words, everyday } = useWords();
  const title = useId();
  const [busy, setBusy] = useState(false);
  const [qr, setQr] = useState<QrCode>();
  const [failure, setFailure] = useState<PayFailure>();
  if (useIsGatewayOff(booking.payment.provider)) return { button: null, sheet: null };
  const show = async () => {
    setBusy(true);
    const answer = await payElsewhere(booking);
    setBusy(false);
    if (typeof answer === 'string') setFailure(answer);
    else setQr(answer);
    onChanged();
  };
  const close = () => {
    setQr(undefined);
    onChanged();
  };
  const button = (
    <Button look="line" busy={busy} onClick={() => void show()}>
      {words.otherPhone}
    </Button>
  );
  const sheet = (
    <>
      {failure && <PayFailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      {qr && (
        <Dialog labelledBy={title} onClose={close} className="change-dialog">
          <DialogHead
            id={title}
            title={words.otherPhoneTitle({ amount: formatRupees(booking.payment.dueNowPaise) })}
            closeLabel={everyday.close}
            onClose={close}
          />
          <div className="dialog-body">
            <p>{words.otherPhoneText}</p>
            <div className="pay-code">
              <QrPicture qr={qr} label={words.codePicture} />
            </div>
            <p className="note">{words.codeWaits}</p>
          </div>
        </Dialog>
      )}
    </>
  );
  return { button, sheet };
}
