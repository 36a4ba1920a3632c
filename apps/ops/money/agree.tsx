import { type FormEvent, useState } from 'react';
import { approveTransfer } from '#contract/ops/approve-transfer.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The second person's agreement; a reason is asked for where the customer would have back more than was paid. */
export function Agree({ id }: { id: string }) {
  const says = useSpeech().words.ops;
  const acting = useAct();
  const [aboveWhy, setAboveWhy] = useState('');
  const needsReason = acting.code === 'reason-needed' || aboveWhy !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(approveTransfer, { id, ...(aboveWhy !== '' && { aboveWhy }) });
  };
  return (
    <form onSubmit={submit}>
      {needsReason && (
        <TextField label={says.why} value={aboveWhy} maxLength={300} onType={setAboveWhy} />
      )}
      <ActNotes acting={acting} />
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.agree}
      </button>
    </form>
  );
}
