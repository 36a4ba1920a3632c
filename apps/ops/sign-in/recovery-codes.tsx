import { useSpeech } from '../shell/words.tsx';

/** Seen this once, and written down by hand or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { signIn: says } = useSpeech().words.ops;
  return (
    <div className="o-field">
      <b>{says.recovery}</b>
      <p className="o-help">{says.recoveryText}</p>
      <ul className="o-codes">
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <button type="button" className="o-btn go" onClick={onKept}>
        {says.kept}
      </button>
    </div>
  );
}
