import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { listResumable } from './resumable-bookings.ts';
import '../shell/as-of.css';

/** Leads back to what could not be sent. */
export function ResumeBookingLine() {
  const { catalogue, connection } = useWords();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  // Known to this browser alone, and not to the server that may have drawn the page.
  useLayoutEffect(() => setWaiting(listResumable()), []);
  return waiting.map((slug) => (
    <p key={slug} className="as-of">
      <Icon name="clock" />
      <span>{connection.bookingWaits({ service: serviceNameIn(catalogue, slug) })}</span>
      <Link className="btn soft" to={`/main?book=${slug}`}>
        {connection.goOn}
      </Link>
    </p>
  ));
}
