import { useId, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { signOut } from './session.ts';
import './profile-dialog.css';

type ProfileDialogProps = { user: PersonView; onClose: () => void; onHistory: () => void };

/** Who is signed in, the way to his bookings, and the way out. */
export function ProfileDialog({ user, onClose, onHistory }: ProfileDialogProps) {
  const { everyday } = useWords();
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="profile-dialog">
      <DialogHead
        id={title}
        title={everyday.profile}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        <div className="person">
          {user.profileImage ? (
            <img src={user.profileImage} alt="" width="64" height="64" />
          ) : (
            <span className="portrait">
              <Icon name="user" />
            </span>
          )}
          <b>{user.fullName || everyday.newUser}</b>
        </div>
        <dl>
          <dt>{everyday.email}</dt>
          <dd>{user.email || everyday.notSet}</dd>
          <dt>{everyday.mobile}</dt>
          <dd className="num">{user.mobile || everyday.notSet}</dd>
        </dl>
        <button type="button" className="row" onClick={onHistory}>
          <Icon name="calendar" />
          <span>{everyday.bookingHistory}</span>
          <Icon name="arrow-right" />
        </button>
        <Logout />
      </div>
    </Dialog>
  );
}

function Logout() {
  const { everyday } = useWords();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    if (await signOut()) return;
    setBusy(false);
    toast(everyday.somethingWentWrong, 'bad');
  };
  return (
    <Button look="line" busy={busy} onClick={() => void leave()}>
      {everyday.logout}
    </Button>
  );
}
