import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
    value: string;
    onValue: (value: string) => void;
  };

export function TextField({ value, onValue, ...props }: TextFieldProps) {
  const { label, note, help, error, errorFaded, ok, notesId, className, ...input } = props;
  return (
    <Field {...{ label, note, help, error, errorFaded, ok, notesId, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
