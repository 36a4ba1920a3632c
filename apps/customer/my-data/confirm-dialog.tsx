import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { readPrivacy } from '#contract/customer/read-privacy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { queryOf } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { type Privacy, useConfirming } from './use-confirming.ts';
import './my-data.css';

type ConfirmDialogProps = {
  /** The reason for asking, where it is not a new address. */
  text?: string;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Before an address, a number or a way in changes: whoever sits at an open browser shows that it is theirs. */
export default function ConfirmDialog({ text, onConfirmed, onClose }: ConfirmDialogProps) {
  const { everyday, myData, security } = useWords();
  const { data, error, refetch } = useQuery({ ...queryOf(readPrivacy, {}), staleTime: 0 });
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="my-data">
      <DialogHead
        id={title}
        title={myData.confirmTitle}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        {data && (
          <ConfirmForm {...{ privacy: data, onConfirmed }} text={text ?? security.confirmText} />
        )}
        {!data && !error && <p role="status">{myData.loading}</p>}
        {!data && error && <Trouble onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}

type ConfirmFormProps = { text: string; privacy: Privacy; onConfirmed: () => void };

function ConfirmForm({ text, privacy, onConfirmed }: ConfirmFormProps) {
  const { myData, security } = useWords();
  const [busy, setBusy] = useState(false);
  const confirming = useConfirming(privacy);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const proof = confirming.proof();
    if (busy || !proof) return;
    setBusy(true);
    const answer = await call(confirmSelf, proof);
    setBusy(false);
    if (answer.ok) onConfirmed();
    else confirming.refused(answer.refusal);
  };
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <p>{text}</p>
      <ConfirmFields confirming={confirming} privacy={{ ...privacy, isFresh: false }} />
      <p className="trouble" role="alert">
        {confirming.trouble}
      </p>
      {privacy.confirmBy !== 'sign-in' && (
        <Button type="submit" busy={busy}>
          {security.confirm}
        </Button>
      )}
      <p className="done" role="status">
        {busy && myData.loading}
      </p>
    </form>
  );
}
