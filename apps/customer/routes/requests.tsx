import { useSearchParams } from 'react-router';
import { Requests } from '../requests/requests.tsx';

/** `/requests`, and `/requests?booking=…` to complain about a booking. */
export default function RequestsPage() {
  const [asked] = useSearchParams();
  const bookingId = asked.get('booking') ?? undefined;
  return <Requests bookingId={bookingId} reference={asked.get('reference') ?? undefined} />;
}
