import { type ComponentProps, type ReactNode, useId } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> & {
  label: string;
  value: string;
  onType: (value: string) => void;
};

/** A line to type in, below its label; everything else is as an input has it. */
export function TextField({ label, onType, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="o-in" {...input} onChange={(event) => onType(event.target.value)} />
    </>
  );
}

/** What an act needs before it is done, the second factor, and why it was refused. */
export function ActNotes({ acting }: { acting: { again: ReactNode; error: string | undefined } }) {
  return (
    <>
      {acting.again}
      <Refused text={acting.error} />
    </>
  );
}

export function Refused({ text }: { text: string | undefined }) {
  return (
    <p className="harm" role="alert">
      {text}
    </p>
  );
}
