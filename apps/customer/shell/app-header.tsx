import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { useSession } from './session.ts';
import './app-header.css';

/** Product title, language, profile. */
export function AppHeader({ openHistory }: { openHistory: () => void }) {
  const [profileOpen, setProfileOpen] = useState(false);
  const { everyday } = useWords();
  const session = useSession();
  return (
    <header className="top">
      <div className="wrap">
        <Link to="/main" className="brand">
          <Brand />
        </Link>
        <span className="space" />
        <LanguageSwitch />
        {session.status === 'signed-in' && (
          <button
            type="button"
            className="icon-btn"
            aria-label={everyday.profile}
            aria-haspopup="dialog"
            aria-expanded={profileOpen}
            onClick={() => setProfileOpen(true)}
          >
            <Icon name="user" />
          </button>
        )}
        {profileOpen && session.status === 'signed-in' && (
          <ProfileDialog
            user={session.user}
            onClose={() => setProfileOpen(false)}
            onHistory={() => {
              setProfileOpen(false);
              openHistory();
            }}
          />
        )}
      </div>
    </header>
  );
}
