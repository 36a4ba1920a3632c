import { type ReactNode, useId } from 'react';
import './field.css';

type CheckFieldProps = {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  error?: string | undefined;
  errorFaded?: boolean | undefined;
};

/** A box to tick; the words beside it may carry links of their own. */
export function CheckField({
  label,
  name,
  checked,
  onChecked,
  error,
  errorFaded,
}: CheckFieldProps) {
  const id = useId();
  return (
    <div className="check-field">
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={errorFaded ? 'error faded' : 'error'}>
          {error}
        </p>
      )}
    </div>
  );
}
