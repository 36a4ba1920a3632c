import { RingQuestion } from '../news/ring-question.tsx';
import { OffersScreen } from '../offers/offers-screen.tsx';

/** Work that is offered; where there is none, whether a call may ring. */
export default function Offers() {
  return <OffersScreen whenNone={<RingQuestion about="offers" />} />;
}
