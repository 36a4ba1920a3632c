import { HelpScreen } from '../help/help-screen.tsx';
import { Training } from '../training/training.tsx';

/** How the work goes, and the training in it. */
export default function Help() {
  return <HelpScreen training={<Training />} />;
}
