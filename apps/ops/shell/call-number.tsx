import { findCaller } from '#contract/ops/find-caller.ts';
import { openBookingContacts } from '#contract/ops/open-booking-contacts.ts';
import { openCallBack } from '#contract/ops/open-call-back.ts';
import { OpenedNumber } from './opened-number.tsx';
import { Link } from './path.tsx';
import { useMay } from './roles.tsx';
import { useSpeech } from './words.tsx';

/** The number of somebody who asked to be called. */
export function CallNumber({ callBackId }: { callBackId: string }) {
  const { words } = useSpeech();
  const may = useMay();
  if (!may(openCallBack)) return null;
  return (
    <OpenedNumber
      button={words.ops.showNumber}
      open={async (run, why) => (await run(openCallBack, { id: callBackId, why }))?.mobile}
      then={(number) =>
        may(findCaller) && (
          <Link className="o-btn" to={`/book?mobile=${encodeURIComponent(number)}`}>
            {words.opsCases.bookFor}
          </Link>
        )
      }
    />
  );
}

/** The number of a booking's customer. */
export function CustomerNumber({ bookingId: id }: { bookingId: string }) {
  const { ops, opsDecide: says } = useSpeech().words;
  const may = useMay();
  if (!may(openBookingContacts)) return null;
  return (
    <OpenedNumber
      button={says.customerNumber}
      whose={ops.customer}
      open={async (run, why) => (await run(openBookingContacts, { id, why }))?.customer.mobile}
    />
  );
}
