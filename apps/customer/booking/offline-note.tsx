import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import '../shell/as-of.css';

/** Shown before anybody presses Confirm in vain, and after they have. */
export function OfflineNote() {
  const { connection } = useWords();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="as-of offline-note">
          <Icon name="no-network" />
          <span>{connection.bookingKept}</span>
        </p>
      )}
    </div>
  );
}
