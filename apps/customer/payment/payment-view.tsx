import { useQuery } from '@tanstack/react-query';
import { readBooking } from '#contract/customer/read-booking.ts';
import { bookingId } from '#contract/fields/booking-id.ts';
import { useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { NoSuchBooking } from './no-such-booking.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PaymentResult } from './payment-result.tsx';
import { paymentStage, waitBeforeAsking } from './payment-stage.ts';

/** The result of a payment. The address only names the booking; everything else is the server's word (ruling R9). */
export function PaymentView({ id }: { id: string | null }) {
  return id && bookingId.safeParse(id).success ? <Watched id={id} /> : <NoSuchBooking />;
}

/** Asks, and goes on asking while nobody knows. */
function Watched({ id }: { id: string }) {
  const { payment } = useWords();
  const query = useQuery({
    ...queryOf(readBooking, { id }),
    // A payment is no place for an answer from before.
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const booking = state.data?.booking;
      if (!booking || paymentStage(booking) !== 'checking') return false;
      return waitBeforeAsking(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const refusal = query.error instanceof Refused ? query.error.refusal : undefined;
  const askAgain = () => void query.refetch();

  if (query.data) return <PaymentResult {...query.data} onChanged={askAgain} />;
  if (refusal?.code === 'booking-not-found') return <NoSuchBooking />;
  if (query.isError) {
    const reference = refusal?.reference;
    return <Trouble text={payment.unreachable} reference={reference} onRetry={askAgain} />;
  }
  return <PaymentPanel stage="checking" title={payment.checking} text={payment.checkingText} />;
}
