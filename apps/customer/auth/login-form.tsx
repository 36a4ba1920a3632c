import { type ReactNode, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import type { Lang } from '#i18n/index.ts';
import { CheckField } from '#ui/check-field.tsx';
import type { AuthWords } from './auth-words.ts';
import type { Place } from './login-rules.ts';
import { OtpLogin } from './otp-login.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { PasswordLogin } from './password-login.tsx';
import { SocialWays } from './social-ways.tsx';
import { ContinueTerms } from './terms-label.tsx';
import { Ways } from './ways.tsx';
import './auth-form.css';

type LoginFormProps = {
  words: AuthWords;
  lang: Lang;
  place: Place;
  /** The way to a new password: a link on the screen, a button in the modal. */
  forgot: ReactNode;
  /** The address of somebody who comes from the sign-up because it has an account already. */
  identifier?: string | undefined;
  onSignedIn: (user: PersonView) => void;
  /** Signed in, and asked something before it goes on. */
  onHalfway: (user: PersonView) => void;
};

/** Password or OTP, and the accounts of other companies below (LOGIN-01, LOGIN-02). */
export function LoginForm({ words, lang, place, forgot, identifier, ...on }: LoginFormProps) {
  const [way, setWay] = useState<'password' | 'otp'>('password');
  const [remember, setRemember] = useState(false);
  const [joining, setJoining] = useState(false);
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
  const common = { words, lang, place, remember, rememberField, onSignedIn: on.onSignedIn };
  return (
    <div className="login-form">
      {!joining && (
        <Ways
          label={words.waysToLogin}
          ways={[
            ['password', words.passwordLogin],
            ['otp', words.otpLogin],
          ]}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {way === 'password' ? (
        <PasswordLogin {...common} first={identifier} />
      ) : (
        <OtpLogin
          {...common}
          onJoining={(user) => {
            setJoining(true);
            on.onHalfway(user);
          }}
        />
      )}
      {!joining && <PasskeyLogin {...common} />}
      {!joining && <SocialWays {...common} forgot={forgot} />}
      {!joining && <ContinueTerms words={words} />}
    </div>
  );
}
