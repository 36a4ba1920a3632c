import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { unsentBookings } from './unsent.ts';
import '../shell/as-of.css';

/** Leads back to what could not be sent. */
export function UnsentLine() {
  const { catalogue, connection } = useWords();
  const [waiting] = useState(unsentBookings);
  return waiting.map((slug) => (
    <p key={slug} className="as-of">
      <Icon name="clock" />
      <span>{connection.bookingWaits({ service: catalogue.services[slug].name })}</span>
      <Link className="btn soft" to={`/main?book=${slug}`}>
        {connection.goOn}
      </Link>
    </p>
  ));
}
