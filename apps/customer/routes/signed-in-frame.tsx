import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PersonView } from '#contract/public/person.ts';
import { useWords } from '#ui/words.tsx';
import { useProofOffer } from '../auth/use-proof-offer.ts';
import { useHelpAddress } from '../help/help-address.ts';
import { AskTerms } from '../my-data/ask-terms.tsx';
import { Bell } from '../notifications/bell.tsx';
import { ProfileButton } from '../profile/profile-button.tsx';
import { useDialogAddress } from '../shell/dialog-address.ts';
import { Frame } from '../shell/frame.tsx';
import { HelpButton } from '../shell/help-button.tsx';
import { lateSheet } from '../shell/late-sheet.tsx';
import { useUser } from '../shell/session.ts';
import { useSheetsAhead } from '../shell/use-sheets-ahead.ts';
import { useWrittenIn } from '../shell/use-written-in.ts';
import { WaitingQuestion } from '../shell/waiting-question.tsx';

const [CreditDialog, fetchCredit] = lateSheet(() => import('../credit/credit-dialog.tsx'));
const [HelpDialog, fetchHelp] = lateSheet(() => import('../help/help-dialog.tsx'), {
  inAddress: true,
});
const [HistoryDialog, fetchHistory] = lateSheet(() => import('../history/history-dialog.tsx'));
const [ProfileDialog, fetchProfile] = lateSheet(() => import('../profile/profile-dialog.tsx'));
const [ProveContactDialog, fetchProving] = lateSheet(
  () => import('../auth/prove-contact-dialog.tsx'),
);
const [MyDataDialog, fetchMyData] = lateSheet(() => import('../my-data/my-data-dialog.tsx'));
const [CalendarDialog] = lateSheet(() => import('../my-data/calendar-dialog.tsx'));
const [NewsChoicesDialog] = lateSheet(() => import('../my-data/news-choices-dialog.tsx'));
const [SecurityDialog] = lateSheet(() => import('../my-data/security-dialog.tsx'));
const [ConfirmDialog] = lateSheet(() => import('../my-data/confirm-dialog.tsx'));
const [EditProfileDialog, fetchEditing] = lateSheet(
  () => import('../profile/edit-profile-dialog.tsx'),
);

/** The likeliest action comes first. */
const AHEAD = [
  fetchProfile,
  fetchHistory,
  fetchHelp,
  fetchEditing,
  fetchProving,
  fetchMyData,
  fetchCredit,
];

type DialogName =
  | 'profile'
  | 'edit'
  | 'history'
  | 'my-data'
  | 'security'
  | 'credit'
  | 'calendar'
  | 'news-choices';

/** The frame, and the dialogs that open over whatever is on the screen, each by itself (MODAL-01). */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const user = useUser();
  const navigate = useNavigate();
  const help = useHelpAddress();
  const dialogs = useDialogs();
  const [proving, setProving] = useState<'email' | 'mobile'>();
  useProofOffer(user, () => setProving('mobile'));
  useWrittenIn();
  useSheetsAhead(AHEAD);
  useDialogAddress('my-data', () => dialogs.show('my-data'));
  useDialogAddress('credit', () => dialogs.show('credit'));
  useDialogAddress('security', () => dialogs.show('security'));
  useDialogAddress('profile', () => dialogs.show('edit'));

  return (
    <Frame
      tools={
        <>
          <HelpButton open={help.topic !== null} onOpen={() => help.open()} />
          <Bell
            key={user.uid}
            uid={user.uid}
            onOpen={async (path) => navigate(path, { replace: true })}
          />
          <ProfileButton
            user={user}
            open={dialogs.open.has('profile')}
            onOpen={() => dialogs.show('profile')}
          />
        </>
      }
    >
      {children}
      <WaitingQuestion />
      <AskTerms user={user} />
      <OwnDialogs {...{ user, dialogs }} onProve={setProving} onHelp={() => help.open('profile')} />
      {proving && user[proving] && (
        <ProveContactDialog
          contact={proving}
          to={user[proving]}
          onClose={() => setProving(undefined)}
        />
      )}
      {help.topic !== null && (
        <HelpDialog
          topic={help.topic}
          onTopic={help.choose}
          onTopics={help.list}
          onClose={help.close}
        />
      )}
    </Frame>
  );
}

type Opened = { path: string; open: ReadonlySet<DialogName> };

/** The open dialogs, each by itself. They belong to the page over which they were opened. */
function useDialogs() {
  const { pathname } = useLocation();
  const [{ path, open }, setState] = useState<Opened>({ path: pathname, open: new Set() });
  const setOpen = (change: (before: ReadonlySet<DialogName>) => ReadonlySet<DialogName>) =>
    setState((before) => ({ ...before, open: change(before.open) }));
  if (path !== pathname) setState({ path: pathname, open: new Set() });
  const show = (name: DialogName) => setOpen((before) => new Set([...before, name]));
  const hide = (name: DialogName) =>
    setOpen((before) => new Set([...before].filter((one) => one !== name)));
  return { open, show, hide };
}

type OwnDialogsProps = {
  user: PersonView;
  dialogs: ReturnType<typeof useDialogs>;
  onProve: (contact: 'email' | 'mobile') => void;
  onHelp: () => void;
};

/** The step that waits until somebody has shown who they are, and the reason for asking where it is not a new address. */
type AfterProof = { readonly then: () => void; readonly text?: string };

function Proof({ waiting, onOver }: { waiting: AfterProof; onOver: () => void }) {
  const { text } = waiting;
  const goOn = () => {
    onOver();
    waiting.then();
  };
  return <ConfirmDialog {...(text && { text })} onConfirmed={goOn} onClose={onOver} />;
}

/** The dialogs that the profile opens. */
function OwnDialogs({ user, dialogs: { open, show, hide }, onProve, onHelp }: OwnDialogsProps) {
  const { credit } = useWords();
  const [afterProof, setAfterProof] = useState<AfterProof>();
  return (
    <>
      {open.has('profile') && (
        <ProfileDialog
          user={user}
          onEdit={() => show('edit')}
          onHelp={onHelp}
          onProve={onProve}
          onHistory={() => {
            // The one dialog that closes another: the history takes the place of the profile.
            hide('profile');
            show('history');
          }}
          onMyData={() => show('my-data')}
          onSecurity={() => show('security')}
          onCredit={() => show('credit')}
          onCalendar={() => show('calendar')}
          onNewsChoices={() => show('news-choices')}
          onClose={() => hide('profile')}
        />
      )}
      {open.has('edit') && (
        <EditProfileDialog
          user={user}
          onHelp={onHelp}
          onConfirm={(then) => setAfterProof({ then })}
          onClose={() => hide('edit')}
        />
      )}
      {afterProof && <Proof waiting={afterProof} onOver={() => setAfterProof(undefined)} />}
      {open.has('calendar') && <CalendarDialog onClose={() => hide('calendar')} />}
      {open.has('news-choices') && <NewsChoicesDialog onClose={() => hide('news-choices')} />}
      {open.has('security') && <SecurityDialog onClose={() => hide('security')} />}
      {open.has('my-data') && (
        <MyDataDialog
          user={user}
          onHistory={() => {
            hide('my-data');
            hide('profile');
            show('history');
          }}
          onClose={() => hide('my-data')}
        />
      )}
      {open.has('credit') && (
        <CreditDialog
          onConfirm={(then) => setAfterProof({ then, text: credit.confirmFirst })}
          onClose={() => hide('credit')}
        />
      )}
      {open.has('history') && <HistoryDialog onClose={() => hide('history')} />}
    </>
  );
}
