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
  const { common } = useWords();
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="profile-dialog">
      <DialogHead id={title} title={common.profile} closeLabel={common.close} onClose={onClose} />
      <div className="dialog-body">
        <div className="person">
          {user.profileImage ? (
            <img src={user.profileImage} alt="" width="64" height="64" />
          ) : (
            <span className="portrait">
              <Icon name="user" />
            </span>
          )}
          <b>{user.fullName || common.newUser}</b>
        </div>
        <dl>
          <dt>{common.email}</dt>
          <dd>{user.email || common.notSet}</dd>
          <dt>{common.mobile}</dt>
          <dd className="num">{user.mobile || common.notSet}</dd>
        </dl>
        <button type="button" className="row" onClick={onHistory}>
          <Icon name="calendar" />
          <span>{common.bookingHistory}</span>
          <Icon name="arrow-right" />
        </button>
        <Logout />
      </div>
    </Dialog>
  );
}

function Logout() {
  const { common } = useWords();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    if (await signOut()) return;
    setBusy(false);
    toast(common.somethingWentWrong, 'bad');
  };
  return (
    <Button look="line" busy={busy} onClick={() => void leave()}>
      {common.logout}
    </Button>
  );
}
