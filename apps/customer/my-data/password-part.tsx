import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/customer/change-password.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useWords } from '#ui/words.tsx';
import { type CallRefusal, call } from '../api/call.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { type Privacy, useConfirming } from './use-confirming.ts';

/** The old one is asked, or a code where there is none yet; every other device is then logged out. */
export function PasswordPart({ privacy }: { privacy: Privacy }) {
  const { auth, refusals, security } = useWords();
  const [wanted, setWanted] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const confirming = useConfirming(privacy);

  const type = (text: string) => {
    setWanted(text);
    setWrong('');
  };
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    const short = wanted.length < 8;
    setWrong(short ? refusals['password-too-short'] : '');
    const proof = confirming.proof();
    if (busy || short || !proof) return;
    setBusy(true);
    const answer = await call(changePassword, { ...proof, newPassword: wanted });
    setBusy(false);
    if (answer.ok) {
      setWanted('');
      confirming.type('');
      return setDone(true);
    }
    const weak = weakness(answer.refusal);
    if (!weak) return confirming.refused(answer.refusal);
    setWrong(refusals[weak as keyof typeof refusals] ?? refusals.invalid);
  };
  return (
    <form noValidate onSubmit={(event) => void change(event)}>
      <h3>{security.passwordTitle}</h3>
      <p>{security.passwordText}</p>
      <ConfirmFields confirming={confirming} privacy={privacy} />
      <PasswordField
        label={security.newPassword}
        {...{ showLabel: auth.showPassword, hideLabel: auth.hidePassword }}
        name="newPassword"
        autoComplete="new-password"
        maxLength={200}
        value={wanted}
        onValue={type}
        error={wrong || undefined}
      />
      <p className="trouble" role="alert">
        {confirming.trouble}
      </p>
      {mayConfirm(privacy) && (
        <Button type="submit" look="line" busy={busy}>
          {security.changePassword}
        </Button>
      )}
      <p className="done" role="status">
        {done && security.passwordChanged}
      </p>
    </form>
  );
}

/** Signing in is a proof only for some minutes; a password or a code can be asked for at any time. */
const mayConfirm = ({ confirmBy, isFresh }: Privacy): boolean => confirmBy !== 'sign-in' || isFresh;

/** Why the new password is none, when that is what was refused. */
function weakness({ code, fields }: CallRefusal): string | undefined {
  const said = fields?.newPassword ?? code;
  const isWeak = said === 'weak-password' || said === 'leaked-password';
  return isWeak || said.startsWith('password-') ? said : undefined;
}
