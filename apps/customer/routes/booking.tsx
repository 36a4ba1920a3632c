import { useParams } from 'react-router';
import { ConfirmByCode } from '../auth/confirm-by-code.tsx';
import { RescheduleBooking } from '../booking/reschedule-booking.tsx';
import { GatePasses } from '../gate-pass/gate-passes.tsx';
import { DetailPage } from '../history/detail-page.tsx';
import { LiveVisit } from '../visit/live-visit.tsx';

/** `/bookings/:id` */
export default function Booking() {
  const { id = '' } = useParams();
  const parts = {
    Reschedule: RescheduleBooking,
    GatePass: GatePasses,
    Visit: LiveVisit,
    Confirm: ConfirmByCode,
  };
  return <DetailPage key={id} id={id} {...parts} />;
}
