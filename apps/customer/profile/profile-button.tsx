import type { PersonView } from '#contract/public/person.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { Portrait } from './portrait.tsx';

type ProfileButtonProps = { user: PersonView; open: boolean; onOpen: () => void };

/** In the header: oneself. */
export function ProfileButton({ user, open, onOpen }: ProfileButtonProps) {
  const { everyday } = useWords();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={everyday.profile}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      {user.profileImage ? (
        <Portrait image={user.profileImage} size="small" />
      ) : (
        <Icon name="user" />
      )}
    </button>
  );
}
