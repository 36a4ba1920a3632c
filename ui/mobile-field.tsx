import type { ComponentProps } from 'react';
import { mobileTyped } from '#contract/fields/mobile-typed.ts';
import { TextField } from './text-field.tsx';

type MobileFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onValue'> & {
  onValue: (value: string) => void;
  /** A letter was typed or pasted; it is dropped all the same. */
  onLetters?: () => void;
};

/** A mobile that puts itself right while it is typed or pasted: `+91` and ten digits (SIGN-09). */
export function MobileField({ value, onValue, onLetters, ...props }: MobileFieldProps) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      {...props}
      type="tel"
      className="num"
      value={value}
      onValue={(text) => {
        onValue(mobileTyped(text, value));
        if (/\p{L}/u.test(text)) onLetters?.();
      }}
    />
  );
}
