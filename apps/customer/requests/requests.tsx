import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOwnCases } from '#contract/customer/list-own-cases.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useTitle } from '../shell/use-title.ts';
import { OneRequest } from './one-request.tsx';
import { OpenRequest } from './open-request.tsx';
import './requests.css';

type RequestsProps = {
  /** The booking that is complained about, where somebody comes from its page. */
  bookingId: string | undefined;
  reference: string | undefined;
};

const ASK_AGAIN_MS = 15_000;

/** Everything that the person has complained of or asked about their data: the number, how it stands, and what was said. */
export function Requests({ bookingId, reference }: RequestsProps) {
  const { requests: words } = useWords();
  useTitle(words.title);
  const query = useQuery({ ...queryOf(listOwnCases, {}), refetchInterval: ASK_AGAIN_MS });
  const again = () => void query.refetch();
  const refusal = query.error instanceof Refused ? query.error.refusal : undefined;
  const cases = query.data?.cases;
  return (
    <div className="wrap requests">
      <Link className="request-back" to={bookingId ? `/bookings/${bookingId}` : '/main'}>
        <Icon name="arrow-left" />
        {bookingId ? words.backToBooking : words.back}
      </Link>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <OpenRequest bookingId={bookingId} reference={reference} onOpened={again} />
      {!cases && query.isError && (
        <Trouble text={words.failed} reference={refusal?.reference} onRetry={again} />
      )}
      {!cases && !query.isError && <p role="status">{words.loading}</p>}
      {cases?.length === 0 && <p>{words.none}</p>}
      {cases?.map((one) => (
        <OneRequest key={one.number} one={one} onSaid={again} />
      ))}
    </div>
  );
}
