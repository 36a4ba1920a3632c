import { type FormEvent, useId, useState } from 'react';
import { approveTransfer } from '#contract/ops/approve-transfer.ts';
import { useAct } from '../shell/act.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The second person's agreement; a reason is asked for where the customer would have back more than was paid. */
export function Agree({ id }: { id: string }) {
  const says = useSpeech().words.ops;
  const acting = useAct();
  const field = useId();
  const [aboveWhy, setAboveWhy] = useState('');
  const needsReason = acting.code === 'reason-needed' || aboveWhy !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(approveTransfer, { id, ...(aboveWhy !== '' && { aboveWhy }) });
  };
  return (
    <form onSubmit={submit}>
      {needsReason && (
        <>
          <label htmlFor={field}>{says.why}</label>
          <input
            id={field}
            className="o-in"
            value={aboveWhy}
            maxLength={300}
            onChange={(event) => setAboveWhy(event.target.value)}
          />
        </>
      )}
      {acting.again}
      <p className="harm" role="alert">
        {acting.error}
      </p>
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.agree}
      </button>
    </form>
  );
}
