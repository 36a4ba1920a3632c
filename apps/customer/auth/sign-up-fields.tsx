import { useId } from 'react';
import { CheckField } from '#ui/check-field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AuthWords } from './auth-words.ts';
import { errorOf } from './form-error.tsx';
import type { Place } from './login-rules.ts';
import type { SignUpField, SignUpValues } from './sign-up-rules.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { TermsLabel } from './terms-label.tsx';
import type { TimedError } from './use-timed-error.ts';

type SignUpFieldsProps = {
  words: AuthWords;
  place: Place;
  values: SignUpValues;
  timed: TimedError<SignUpField>;
  onValues: (changed: Partial<SignUpValues>) => void;
};

/** The six fields of specification §2, in its order (SIGN-01). */
export function SignUpFields({ words, place, values, timed, onValues }: SignUpFieldsProps) {
  const change = (changed: Partial<SignUpValues>) => {
    onValues(changed);
    timed.clear();
  };
  return (
    <>
      <TextField
        label={words.fullName}
        name="fullName"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        value={values.fullName}
        onValue={(fullName) => change({ fullName })}
        {...errorOf(timed, 'fullName')}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
        onValue={(email) => change({ email })}
        {...errorOf(timed, 'email')}
      />
      <MobileField
        label={words.mobile}
        name="mobile"
        value={values.mobile}
        onValue={(mobile) => change({ mobile })}
        onLetters={() => {
          // The screen normalises in silence; the modal has words for it (AUTH-08).
          if (place === 'modal') {
            timed.show({ field: 'mobile', text: words.checks['mobile-letters'] });
          }
        }}
        {...errorOf(timed, 'mobile')}
      />
      <Passwords {...{ words, values, timed }} change={change} />
      <CheckField
        name="acceptedTerms"
        label={<TermsLabel words={words} />}
        checked={values.acceptedTerms}
        onChecked={(acceptedTerms) => change({ acceptedTerms })}
        {...errorOf(timed, 'acceptedTerms')}
      />
    </>
  );
}

type PasswordsProps = Pick<SignUpFieldsProps, 'words' | 'values' | 'timed'> & {
  change: (changed: Partial<SignUpValues>) => void;
};

/** The password, how good it is, and the same again. */
function Passwords({ words, values, timed, change }: PasswordsProps) {
  const meter = useId();
  const eye = { showLabel: words.showPassword, hideLabel: words.hidePassword };
  return (
    <div className="passwords">
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        value={values.password}
        onValue={(password) => change({ password })}
        notesId={meter}
        {...eye}
        {...errorOf(timed, 'password')}
      />
      <StrengthMeter id={meter} password={values.password} words={words} />
      <PasswordField
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={200}
        value={values.confirmPassword}
        onValue={(confirmPassword) => change({ confirmPassword })}
        {...eye}
        {...errorOf(timed, 'confirmPassword')}
      />
    </div>
  );
}
