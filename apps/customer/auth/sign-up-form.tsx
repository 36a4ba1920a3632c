import { type FormEvent, useRef, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { signUp } from '#contract/public/sign-up.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { type CallRefusal, call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { prepareCaptcha, takeCaptcha } from './captcha.ts';
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
import { SuccessTick } from './success-tick.tsx';
import { useTimedError } from './use-timed-error.ts';
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
  /** Called a second after the account is there, when the tick has been seen (SIGN-11, AUTH-04). */
  onSignedIn: (user: PersonView) => void;
};

export function SignUpForm({ words, lang, place, onSignedIn }: SignUpFormProps) {
  const [values, setValues] = useState(EMPTY);
  const [state, setState] = useState<'typing' | 'sending' | 'done'>('typing');
  const timed = useTimedError<SignUpField>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);

  const fail = (field: SignUpField, text: string) => {
    timed.show({ field, text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'typing') return;
    const failure = firstSignUpFailure(values, place);
    if (failure) return fail(failure.field, words.checks[failure.check]);
    timed.clear();
    setState('sending');
    const { fullName, email, mobile, password } = values;
    const account = { fullName, email, mobile, password, acceptedTerms: true, language: lang };
    const captcha = await takeCaptcha('sign-up');
    const answer = captcha.ok
      ? await call(signUp, { ...account, acceptedTerms: true, captcha: captcha.value })
      : captcha;
    if (answer.ok) {
      setState('done');
      setTimeout(() => onSignedIn(answer.value.user), TICK_SHOWN_MS);
      return;
    }
    setState('typing');
    const { code, fields = {} }: CallRefusal = answer.refusal;
    const invalid = failureOfServer(fields, place, words);
    if (invalid) return fail(invalid.field, invalid.text);
    timed.show({ field: null, text: signUpRefusalText(code, place, words) });
  };

  if (state === 'done') return <SuccessTick text={words.accountCreated} />;
  return (
    <form
      ref={form}
      className="auth-form"
      noValidate
      onInput={() => prepareCaptcha('sign-up')}
      onSubmit={(event) => void submit(event)}
    >
      <SignUpFields
        words={words}
        place={place}
        values={values}
        timed={timed}
        onValues={(changed) => setValues({ ...values, ...changed })}
      />
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={state === 'sending'}>
        {words.createAccount}
      </Button>
    </form>
  );
}
