import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { shownTime } from './shown-time.ts';

/** How long until the profile can be edited again (PROF-05, DASH-09), and why. A screen reader may look; it is not told every second. */
export function LockCountdown({ lockedMs, onHelp }: { lockedMs: number; onHelp: () => void }) {
  const { profile } = useWords();
  return (
    <div className="lock-countdown">
      <Icon name="clock" />
      <p>
        {profile.lockedNote}{' '}
        <b role="timer" className="num">
          {shownTime(lockedMs, profile)}
        </b>
      </p>
      <button type="button" className="link" onClick={onHelp}>
        {profile.lockedHelp}
      </button>
    </div>
  );
}
