import { type ComponentProps, useState } from 'react';
import { Field, type FieldText } from './field.tsx';
import { Icon } from './icons/icon.tsx';

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type'> & {
    value: string;
    onValue: (value: string) => void;
    showLabel: string;
    hideLabel: string;
  };

/** A password that can be looked at while it is typed. */
export function PasswordField({
  value,
  onValue,
  showLabel,
  hideLabel,
  ...props
}: PasswordFieldProps) {
  const { label, note, help, error, errorFaded, ok, notesId, className, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, note, help, error, errorFaded, ok, notesId, className }}>
      {(control) => (
        <span className="with-button">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}
