import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/customer/change-password.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
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
    const code = answer.refusal.fields?.newPassword ?? answer.refusal.code;
    if (code === 'weak-password' || code.startsWith('password-'))
      setWrong(refusals[code as keyof typeof refusals] ?? refusals.invalid);
    else confirming.refused(answer.refusal);
  };
  return (
    <form noValidate onSubmit={(event) => void change(event)}>
      <h3>{security.passwordTitle}</h3>
      <p>{security.passwordText}</p>
      <ConfirmFields confirming={confirming} privacy={privacy} />
      <PasswordField
        label={security.newPassword}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        name="newPassword"
        autoComplete="new-password"
        maxLength={200}
        value={wanted}
        onValue={(text) => {
          setWanted(text);
          setWrong('');
        }}
        error={wrong || undefined}
      />
      <p className="trouble" role="alert">
        {confirming.trouble}
      </p>
      {(privacy.confirmBy !== 'sign-in' || privacy.isFresh) && (
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
