import { useState } from 'react';
import { KARIGAR_APP } from '#contract/app-paths.ts';
import { undoContactChange } from '#contract/public/undo-contact-change.ts';
import { undoPayeeChange } from '#contract/public/undo-payee-change.ts';
import type { Words } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import './my-data.css';

/**
 * The message about a changed address, or about where a Karigar is paid, leads here: one press puts it back. Opening the
 * link alone changes nothing.
 */
export function UndoPage() {
  const { security, refusals } = useWords();
  const [{ token, isPayee }] = useState(takeToken);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState(token ? '' : security.undoOver);
  useTitle(security.undoTitle);
  const undo = async () => {
    if (!token || busy) return;
    setBusy(true);
    setTrouble('');
    const answer = await call(isPayee ? undoPayeeChange : undoContactChange, { token });
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
        <p role="status">{saying(security, isPayee, done)}</p>
        <p className="trouble" role="alert">
          {trouble}
        </p>
        {done ? (
          <a className="btn" href={isPayee ? KARIGAR_APP : '/forgot-password'}>
            {isPayee ? security.openKarigarApp : security.newPassword}
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

function saying(security: Words['security'], isPayee: boolean, done: boolean): string {
  if (isPayee) return done ? security.payeeUndone : security.undoPayeeText;
  return done ? security.undone : security.undoText;
}

/** Taken out of the address at once, so that it stays in no history. */
function takeToken(): { token: string | undefined; isPayee: boolean } {
  const [, about, token] = /[#&](token|payee)=([\w-]{43})$/.exec(location.hash) ?? [];
  if (token) history.replaceState(history.state, '', location.pathname);
  return { token, isPayee: about === 'payee' };
}
