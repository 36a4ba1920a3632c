import { useId } from 'react';

type CommentFieldProps = { label: string; value: string; onValue: (value: string) => void };

/** Some words of one's own; never needed. */
export function CommentField({ label, value, onValue }: CommentFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={500}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </div>
  );
}
