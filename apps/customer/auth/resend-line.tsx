import type { AuthWords } from './auth-words.ts';

type ResendLineProps = { words: AuthWords; left: number; onResend: () => void };

/** When the code may be sent again, in words; then the button. Counting is not read out second by second. */
export function ResendLine({ words, left, onResend }: ResendLineProps) {
  return (
    <p className="resend">
      {left > 0 ? (
        <span className="num">{words.resendIn({ seconds: left })}</span>
      ) : (
        <button type="button" className="link-btn" onClick={onResend}>
          {words.resendOtp}
        </button>
      )}
    </p>
  );
}
