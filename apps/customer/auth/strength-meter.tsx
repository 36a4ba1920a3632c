import { passwordStrength } from '#contract/fields/password.ts';
import type { AuthWords } from './auth-words.ts';

const FILLED = { none: 0, weak: 1, medium: 2, strong: 3 };

/** Three petals in a row and a word; nothing while the password is empty (SIGN-10). */
export function StrengthMeter({ password, words }: { password: string; words: AuthWords }) {
  const strength = passwordStrength(password);
  const text = {
    none: '',
    weak: words.strengthWeak,
    medium: words.strengthMedium,
    strong: words.strengthStrong,
  }[strength];
  return (
    <div className={`strength ${strength}`} data-strength={strength}>
      <span className="petals" aria-hidden="true">
        {[1, 2, 3].map((petal) => (
          <i key={petal} className={petal <= FILLED[strength] ? 'on' : ''} />
        ))}
      </span>
      <span role="status">
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
