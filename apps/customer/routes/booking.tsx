import { useParams } from 'react-router';
import { RescheduleBooking } from '../booking/reschedule-booking.tsx';
import { GatePasses } from '../gate-pass/gate-passes.tsx';
import { DetailPage } from '../history/detail-page.tsx';

/** `/bookings/:id` */
export default function Booking() {
  const { id = '' } = useParams();
  return <DetailPage key={id} id={id} Reschedule={RescheduleBooking} GatePass={GatePasses} />;
}
