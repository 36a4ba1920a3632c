import { useParams } from 'react-router';
import { DetailPage } from '../history/detail-page.tsx';

/** `/bookings/:id` */
export default function Booking() {
  const { id = '' } = useParams();
  return <DetailPage key={id} id={id} />;
}
