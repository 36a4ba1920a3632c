import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { POLICY_VERSION } from '#contract/policy.ts';
import type { PersonView } from '#contract/public/person.ts';
import { signUp } from '#contract/public/sign-up.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { prepareCaptcha, takeCaptcha } from '../../browser/captcha.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { offerProofAfterSignUp } from '../shell/proof-after-sign-up.ts';
import type { AuthWords } from './auth-words.ts';
import { FormErrorLine } from './form-error.tsx';
import type { Place } from './login-rules.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import {
  failureOfServer,
  firstSignUpFailure,
  type SignUpField,
  type SignUpValues,
  signUpRefusalText,
} from './sign-up-rules.ts';
import { SlowLine } from './slow-line.tsx';
import { SocialWays } from './social-ways.tsx';
import { SuccessTick } from './success-tick.tsx';
import { ContinueTerms } from './terms-label.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';
import './auth-form.css';

const ERROR_SHOWN_MS: Record<Place, number> = { modal: 3500, screen: 3000 };
const TICK_SHOWN_MS = 1000;
const EMPTY: SignUpValues = {
  fullName: '',
  email: '',
  mobile: '+91',
  password: '',
  confirmPassword: '',
  acceptedTerms: false,
};

type SignUpFormProps = {
  words: AuthWords;
  lang: Lang;
  place: Place;
  /** The way to a new password, and to the login of an address that has an account already. */
  forgot: ReactNode;
  login: (email: string) => ReactNode;
  /** Called a second after the account is there, when the tick has been seen (SIGN-11, AUTH-04). */
  onSignedIn: (user: PersonView) => void;
};

/** The six fields, the accounts of other companies, and the tick when it is done. */
export function SignUpForm(props: SignUpFormProps) {
  const { words, place, forgot, login, onSignedIn } = props;
  const { form, values, change, done, takenEmail, busy, during, timed, send } = useSigningUp(props);

  if (done) return <SuccessTick text={words.accountCreated} />;
  return (
    <div className="login-form">
      <form
        ref={form}
        className="auth-form"
        noValidate
        onInput={() => prepareCaptcha('sign-up')}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void during(send);
        }}
      >
        <SignUpFields words={words} place={place} values={values} timed={timed} onValues={change} />
        <FormErrorLine timed={timed} />
        {takenEmail && (
          <p className="form-note way-on">
            {login(takenEmail)} {forgot}
          </p>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {words.createAccount}
        </Button>
        <SlowLine words={words} busy={busy} />
      </form>
      <SocialWays {...{ words, place, forgot, onSignedIn }} remember={false} />
      <ContinueTerms words={words} />
    </div>
  );
}

function useSigningUp({ words, lang, place, onSignedIn }: SignUpFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [done, setDone] = useState(false);
  const [takenEmail, setTakenEmail] = useState<string>();
  const [busy, during] = useBusy();
  const timed = useTimedError<SignUpField>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);

  const fail = (field: SignUpField, text: string) => {
    timed.show({ field, text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  const send = async () => {
    const failure = firstSignUpFailure(values, place);
    if (failure) return fail(failure.field, words.checks[failure.check]);
    timed.clear();
    setTakenEmail(undefined);
    const { fullName, email, mobile, password } = values;
    const said = { acceptedTerms: true, version: POLICY_VERSION, language: lang } as const;
    const account = { fullName, email, mobile, password, ...said };
    const captcha = await takeCaptcha('sign-up');
    const answer = captcha.ok
      ? await call(signUp, { ...account, captcha: captcha.value })
      : captcha;
    if (answer.ok) {
      setDone(true);
      offerProofAfterSignUp(answer.value.user);
      setTimeout(() => onSignedIn(answer.value.user), TICK_SHOWN_MS);
      return 'gone';
    }
    const { code, fields = {} }: CallRefusal = answer.refusal;
    const invalid = failureOfServer(fields, place, words);
    if (invalid) return fail(invalid.field, invalid.text);
    if (code === 'email-already-in-use') setTakenEmail(email.trim());
    const text = signUpRefusalText(code, place, words);
    timed.show({ field: null, text, note: whenAgain(answer.refusal, words) });
  };
  const change = (changed: Partial<SignUpValues>) => setValues({ ...values, ...changed });
  return { form, values, change, done, takenEmail, busy, during, timed, send };
}
