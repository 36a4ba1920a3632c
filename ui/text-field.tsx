import { type ComponentProps, useEffect, useRef } from 'react';
import { Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'ref' | 'value' | 'onChange'> & {
    value: string;
    onValue: (value: string) => void;
  };

export function TextField({ value, onValue, autoFocus = false, ...props }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Later than React would by itself: the dialog in which it may stand is shown by then.
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const { label, note, help, error, errorFaded, ok, notesId, className, ...input } = props;
  return (
    <Field {...{ label, note, help, error, errorFaded, ok, notesId, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={field}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
