import { MeScreen } from '../me/me-screen.tsx';
import { RingSwitch } from '../news/ring-question.tsx';

/** The Karigar's own page, and whether this phone tells them of news. */
export default function Me() {
  return <MeScreen ringing={<RingSwitch />} />;
}
