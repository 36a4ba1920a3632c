import { TextField } from '#ui/text-field.tsx';
import { useWords } from './words.tsx';

/** The payee's fields, as they are typed. */
export type PayeeTyped = {
  readonly payBy: 'upi' | 'bank';
  readonly upiAddress: string;
  readonly bankAccount: string;
  readonly ifsc: string;
};

/** Only the fields of the chosen way are sent. */
export const payeeInput = (typed: PayeeTyped) =>
  typed.payBy === 'upi'
    ? { upiAddress: typed.upiAddress }
    : { bankAccount: typed.bankAccount.replace(/\s/g, ''), ifsc: typed.ifsc.toUpperCase().trim() };

type PayeeFieldsProps = {
  typed: PayeeTyped;
  type: (part: Partial<PayeeTyped>) => void;
  errorOf: (...names: string[]) => string | undefined;
};

/** A UPI address, or an account with its branch's code. */
export function PayeeFields({ typed, type, errorOf }: PayeeFieldsProps) {
  const { join } = useWords().work;
  return (
    <>
      <fieldset className="k-pick">
        <legend>{join.payee}</legend>
        <div className="k-two">
          {(['upi', 'bank'] as const).map((way) => (
            <label key={way} className="k-choice k-small">
              {way === 'upi' ? join.byUpi : join.byBank}
              <input
                type="radio"
                name="pay-by"
                checked={typed.payBy === way}
                onChange={() => type({ payBy: way })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {typed.payBy === 'upi' ? (
        <TextField
          label={join.upiAddress}
          name="upi"
          autoComplete="off"
          autoCapitalize="none"
          value={typed.upiAddress}
          error={errorOf('upiAddress')}
          onValue={(upiAddress) => type({ upiAddress })}
        />
      ) : (
        <>
          <TextField
            label={join.bankAccount}
            name="account"
            inputMode="numeric"
            autoComplete="off"
            className="num"
            value={typed.bankAccount}
            error={errorOf('bankAccount')}
            onValue={(bankAccount) => type({ bankAccount })}
          />
          <TextField
            label={join.ifsc}
            name="ifsc"
            autoComplete="off"
            autoCapitalize="characters"
            className="num"
            value={typed.ifsc}
            error={errorOf('ifsc')}
            onValue={(ifsc) => type({ ifsc })}
          />
        </>
      )}
    </>
  );
}
