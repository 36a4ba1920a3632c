import { JoinScreen } from '../joining/join-screen.tsx';
import { RingQuestion } from '../news/ring-question.tsx';

/** While he waits for an answer of ours he is asked whether it may ring. */
export default function Join() {
  return <JoinScreen whileWaiting={<RingQuestion about="application" />} />;
}
