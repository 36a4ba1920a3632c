import { MeScreen } from '../me/me-screen.tsx';
import { RingSwitch } from '../news/ring-question.tsx';

/** Who he is here, and whether this telephone tells him of news. */
export default function Me() {
  return <MeScreen ringing={<RingSwitch />} />;
}
