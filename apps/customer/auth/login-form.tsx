import { type ReactNode, useEffect, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import type { Lang } from '#i18n/index.ts';
import { CheckField } from '#ui/check-field.tsx';
import type { AuthWords } from './auth-words.ts';
import { FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { OtpLogin } from './otp-login.tsx';
import { PasswordLogin } from './password-login.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { socialAnswerOfAddress } from './social-sign-in.ts';
import { ContinueTerms } from './terms-label.tsx';
import { useTimedError } from './use-timed-error.ts';
import './auth-form.css';

type LoginFormProps = {
  words: AuthWords;
  lang: Lang;
  place: Place;
  /** The way to a new password: a link on the screen, a button in the modal. */
  forgot: ReactNode;
  onSignedIn: (user: PersonView) => void;
};

/** Password or OTP, and the accounts of other companies below (LOGIN-01, LOGIN-02). */
export function LoginForm({ words, lang, place, forgot, onSignedIn }: LoginFormProps) {
  const [way, setWay] = useState<'password' | 'otp'>('password');
  const [remember, setRemember] = useState(false);
  const social = useTimedError<never>(ERROR_SHOWN_MS[place]);
  const refuse = (code: string) =>
    social.show({ field: null, text: otpRefusalText(code, place, words) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has come back from elsewhere
  useEffect(() => {
    const code = place === 'screen' ? socialAnswerOfAddress() : undefined;
    if (code) refuse(code);
  }, []);

  const Way = way === 'password' ? PasswordLogin : OtpLogin;
  const rememberField = (
    <div className="remember">
      <CheckField
        label={words.rememberMe}
        name="remember"
        checked={remember}
        onChecked={setRemember}
      />
      {way === 'password' && forgot}
    </div>
  );
  return (
    <div className="login-form">
      <fieldset className="ways" aria-label={words.waysToLogin}>
        {(['password', 'otp'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
            {one === 'password' ? words.passwordLogin : words.otpLogin}
          </button>
        ))}
      </fieldset>
      <Way
        words={words}
        lang={lang}
        place={place}
        remember={remember}
        rememberField={rememberField}
        onSignedIn={onSignedIn}
      />
      <p className="or">
        <span>{words.or}</span>
      </p>
      <SocialButtons words={words} remember={remember} onSignedIn={onSignedIn} onRefused={refuse} />
      <FormErrorLine timed={social} />
      <ContinueTerms words={words} />
    </div>
  );
}
