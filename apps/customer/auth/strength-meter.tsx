import { passwordStrength } from '#contract/fields/password.ts';
import type { AuthWords } from './auth-words.ts';

const FILLED = { none: 0, weak: 1, medium: 2, strong: 3 };

type StrengthMeterProps = { id: string; password: string; words: AuthWords };

/** The rules of a strong password, then three petals and a word; none while the field is empty (SIGN-10). */
export function StrengthMeter({ id, password, words }: StrengthMeterProps) {
  const strength = passwordStrength(password);
  const text = {
    none: '',
    weak: words.strengthWeak,
    medium: words.strengthMedium,
    strong: words.strengthStrong,
  }[strength];
  return (
    <div className="strength" data-strength={strength}>
      <p id={id}>{words.passwordHint}</p>
      <span className="petals" aria-hidden="true">
        {[1, 2, 3].map((petal) => (
          <i key={petal} className={petal <= FILLED[strength] ? 'on' : ''} />
        ))}
      </span>
      <span role="status" className="verdict">
        {text && (
          <>
            <span className="visually-hidden">{words.strength}: </span>
            {text}
          </>
        )}
      </span>
    </div>
  );
}
