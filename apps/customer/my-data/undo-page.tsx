import { useState } from 'react';
import { undoContactChange } from '#contract/public/undo-contact-change.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import './my-data.css';

/** The mail about a changed address leads here: one press puts it back. Opening the link alone changes nothing. */
export function UndoPage() {
  const { security, refusals } = useWords();
  const [token] = useState(takeToken);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState(token ? '' : security.undoOver);
  useTitle(security.undoTitle);
  const undo = async () => {
    if (!token || busy) return;
    setBusy(true);
    setTrouble('');
    const answer = await call(undoContactChange, { token });
    setBusy(false);
    if (answer.ok) return setDone(true);
    const { code } = answer.refusal;
    if (code === 'otp-session-expired') return setTrouble(security.undoOver);
    setTrouble(refusals[code as keyof typeof refusals] ?? refusals['internal-error']);
  };
  return (
    <>
      <VisitorHeader />
      <main className="account-gone wrap">
        <h1>{security.undoTitle}</h1>
        <p role="status">{done ? security.undone : security.undoText}</p>
        <p className="trouble" role="alert">
          {trouble}
        </p>
        {done ? (
          <a className="btn" href="/forgot-password">
            {security.newPassword}
          </a>
        ) : (
          <Button busy={busy} disabled={!token} onClick={() => void undo()}>
            {security.undo}
          </Button>
        )}
      </main>
    </>
  );
}

/** Taken out of the address at once, so that it stays in no history. */
function takeToken(): string | undefined {
  const token = /[#&]token=([\w-]{43})$/.exec(location.hash)?.[1];
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}
