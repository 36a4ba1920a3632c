import { JoinScreen } from '../joining/join-screen.tsx';
import { RingQuestion } from '../news/ring-question.tsx';

/** An applicant who waits for our answer is asked whether it may ring. */
export default function Join() {
  return <JoinScreen whileWaiting={<RingQuestion about="application" />} />;
}
