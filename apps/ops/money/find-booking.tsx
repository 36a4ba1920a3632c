import { useState } from 'react';
import { searchOps } from '#contract/ops/search-ops.ts';
import { call } from '../../browser/call.ts';
import { TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

export type FoundBooking = { readonly id: string; readonly reference: string };

/** A booking by the reference that somebody reads out, or by its end. */
export function FindBooking({
  label,
  found,
  onFind,
}: {
  label: string;
  found: FoundBooking | undefined;
  onFind: (found: FoundBooking | undefined) => void;
}) {
  const { opsMismatch: says } = useSpeech().words;
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const find = async () => {
    const wanted = typed.trim().toUpperCase();
    const answer = await call(searchOps, { query: wanted });
    const hit = answer.ok
      ? answer.value.bookings.find(({ reference }) => reference.endsWith(wanted))
      : undefined;
    onFind(hit && { id: hit.id, reference: hit.reference });
    setIsMissing(!hit);
  };
  return (
    <div className="o-field">
      <TextField label={label} value={typed} maxLength={20} onType={setTyped} />
      <button
        type="button"
        className="o-btn"
        disabled={typed.trim().length < 4}
        onClick={() => void find()}
      >
        {says.find}
      </button>
      <p role="status">{found ? found.reference : isMissing && says.notFound}</p>
    </div>
  );
}
