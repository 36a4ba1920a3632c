import { useEffect, useRef, useState } from 'react';
import { Field, type FieldText } from './field.tsx';
import { codeOf, DIGITS } from './one-time-digits.ts';
import { useSmsCode } from './use-sms-code.ts';
import './otp-field.css';

type OtpFieldProps = FieldText & {
  name: string;
  value: string;
  onValue: (value: string) => void;
  /** Six digits are there: typed, pasted, filled in by the keyboard or read from the message. */
  onComplete: (code: string) => void;
  /** It comes by SMS: where the browser can read it from there, it asks whether it may. */
  bySms: boolean;
};

/** One field with six arches drawn over it, so that pasting, filling in from a message and screen readers just work. */
export function OtpField({ name, value, onValue, onComplete, bySms, ...text }: OtpFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It appears because a code is on its way: that is what is typed next.
  useEffect(() => input.current?.focus(), []);
  const take = (code: string) => {
    if (code === value) return;
    onValue(code);
    if (code.length === DIGITS) onComplete(code);
  };
  useSmsCode(bySms, take);
  return (
    <Field {...text} className="otp-field">
      {(control) => (
        <span className="otp" data-wrong={!!text.error}>
          <span className="arches" aria-hidden="true" key={text.error ? 'wrong' : 'right'}>
            {Array.from({ length: DIGITS }, (_, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: an arch is nothing but its place
                key={index}
                className={focused && index === Math.min(value.length, DIGITS - 1) ? 'next' : ''}
              >
                {value[index]}
              </i>
            ))}
          </span>
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => take(codeOf(event.currentTarget.value))}
          />
        </span>
      )}
    </Field>
  );
}
