import { type ReactNode, useId } from 'react';
import './field.css';

export type FieldText = {
  label: string;
  /** Beside the label, e.g. `(optional)`. */
  note?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** The error's time on screen is over: the field stays marked, and screen readers still find the text (R21). */
  errorFaded?: boolean | undefined;
  /** Good news about what was typed. */
  ok?: ReactNode;
  /** The id of a further text elsewhere that belongs to this field. */
  notesId?: string | undefined;
};

type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A labelled control with its help and its error, tied together for screen readers. */
export function Field({
  className,
  children,
  ...text
}: FieldText & { className?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const notes = [
    text.error && `${id}-error`,
    text.ok && `${id}-ok`,
    text.help && `${id}-help`,
    text.notesId,
  ].filter(Boolean);
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {text.label}
        {text.note && <span className="note"> {text.note}</span>}
      </label>
      {children({
        id,
        'aria-invalid': text.error ? true : undefined,
        'aria-describedby': notes.join(' ') || undefined,
      })}
      {text.error && (
        <p id={`${id}-error`} className={text.errorFaded ? 'error faded' : 'error'}>
          {text.error}
        </p>
      )}
      {text.ok && (
        <p id={`${id}-ok`} className="ok">
          {text.ok}
        </p>
      )}
      {text.help && (
        <p id={`${id}-help`} className="help">
          {text.help}
        </p>
      )}
    </div>
  );
}
