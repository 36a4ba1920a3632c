import { useId, useState } from 'react';
import { acceptTerms } from '#contract/customer/accept-terms.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { userChanged } from '../shell/session.ts';
import { PolicyLinks } from './policy-links.tsx';
import './my-data.css';

type TermsDialogProps = { onClose: () => void };

/** A quiet question, once a visit, to whoever has not accepted the version in force; putting it off is an answer too. */
export default function TermsDialog({ onClose }: TermsDialogProps) {
  const { everyday, myData, refusals } = useWords();
  const lang = useLang();
  const title = useId();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');

  const accept = async () => {
    setBusy(true);
    setTrouble('');
    const answer = await call(acceptTerms, { version: POLICY_VERSION, language: lang });
    setBusy(false);
    if (!answer.ok) {
      const { code } = answer.refusal;
      return setTrouble(refusals[code as keyof typeof refusals] ?? refusals['internal-error']);
    }
    userChanged(answer.value.user);
    onClose();
    setTimeout(() => toast(myData.asked.accepted));
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="my-data terms-dialog">
      <DialogHead
        id={title}
        title={myData.asked.title}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        <p>{myData.asked.text}</p>
        <PolicyLinks />
        <p className="trouble" role="alert">
          {trouble}
        </p>
        <div className="buttons">
          <Button look="soft" disabled={busy} onClick={onClose}>
            {myData.asked.later}
          </Button>
          <Button busy={busy} onClick={() => void accept()}>
            {myData.asked.accept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
