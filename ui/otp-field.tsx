import { useEffect, useRef, useState } from 'react';
import { Field, type FieldText } from './field.tsx';
import './otp-field.css';

type OtpFieldProps = FieldText & {
  name: string;
  value: string;
  onValue: (value: string) => void;
  disabled?: boolean;
};

const DIGITS = 6;

/** One field with six arches drawn over it, so that pasting, filling in from a message and screen readers just work. */
export function OtpField({ name, value, onValue, disabled, ...text }: OtpFieldProps) {
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It appears because a code is on its way: that is what is typed next.
  useEffect(() => input.current?.focus(), []);
  return (
    <Field {...text} className="otp-field">
      {(control) => (
        <span className="otp" key={text.error ? 'wrong' : 'right'} data-wrong={!!text.error}>
          <span className="arches" aria-hidden="true">
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
            disabled={disabled}
            value={value}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(event) => onValue(digitsOf(event.currentTarget.value))}
          />
        </span>
      )}
    </Field>
  );
}

/** At most six, and a keyboard set to Hindi or Marathi may type its own. */
function digitsOf(text: string): string {
  const western = text.replace(/[०-९]/g, (digit) =>
    String(digit.charCodeAt(0) - '०'.charCodeAt(0)),
  );
  return western.replace(/\D/g, '').slice(0, DIGITS);
}
