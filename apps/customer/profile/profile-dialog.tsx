import { useId, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { signOut } from '../shell/session.ts';
import { InstallRow } from './install-row.tsx';
import { LockCountdown } from './lock-countdown.tsx';
import { Portrait } from './portrait.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import './profile-dialog.css';

type ProfileDialogProps = {
  user: PersonView;
  onEdit: () => void;
  onHistory: () => void;
  onMyData: () => void;
  onSecurity: () => void;
  onCredit: () => void;
  onCalendar: () => void;
  onNewsChoices: () => void;
  onHelp: () => void;
  onProve: (contact: 'email' | 'mobile') => void;
  onClose: () => void;
};

/** Shows who is signed in, the way to their bookings, and the way out (PROF-01). */
export default function ProfileDialog({ user, onClose, ...on }: ProfileDialogProps) {
  const { calendar, credit, everyday, newsChoices, profile } = useWords();
  const { lockedMs, unproven } = useOwnProfile(user);
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
          <Portrait image={user.profileImage} size="middle" />
          <div>
            <b>{user.fullName || everyday.newUser}</b>
            <button type="button" className="link" onClick={on.onEdit}>
              {profile.edit}
            </button>
          </div>
        </div>
        {lockedMs > 0 && <LockCountdown lockedMs={lockedMs} onHelp={on.onHelp} />}
        <dl>
          <dt>{everyday.email}</dt>
          <dd>
            {user.email || everyday.notSet}
            {unproven.includes('email') && (
              <Unproven act={profile.proveEmail} onProve={() => on.onProve('email')} />
            )}
          </dd>
          <dt>{everyday.mobile}</dt>
          <dd className="num">
            {user.mobile || everyday.notSet}
            {unproven.includes('mobile') && (
              <Unproven act={profile.proveMobile} onProve={() => on.onProve('mobile')} />
            )}
          </dd>
        </dl>
        <WayTo icon="calendar" text={everyday.bookingHistory} onGo={on.onHistory} />
        <WayTo icon="calendar" text={calendar.title} onGo={on.onCalendar} />
        <WayTo icon="bell" text={newsChoices.title} onGo={on.onNewsChoices} />
        <WayTo icon="rupee" text={credit.title} onGo={on.onCredit} />
        <WayTo icon="shield" text={profile.myData} onGo={on.onMyData} />
        <WayTo icon="shield" text={profile.security} onGo={on.onSecurity} />
        <InstallRow />
        <Logout />
      </div>
    </Dialog>
  );
}

type WayToProps = {
  icon: 'bell' | 'calendar' | 'rupee' | 'shield';
  text: string;
  onGo: () => void;
};

const WayTo = ({ icon, text, onGo }: WayToProps) => (
  <button type="button" className="row" onClick={onGo}>
    <Icon name={icon} />
    <span>{text}</span>
    <Icon name="arrow-right" />
  </button>
);

/** Quietly, for as long as it was only typed (ruling R20). */
function Unproven({ act, onProve }: { act: string; onProve: () => void }) {
  const { profile } = useWords();
  return (
    <span className="unproven">
      {profile.unproven}
      <button type="button" className="link" onClick={onProve}>
        {act}
      </button>
    </span>
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
