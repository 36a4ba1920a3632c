import { useState } from 'react';
import { declineTransfer } from '#contract/ops/decline-transfer.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Money that waits for a second person is not paid after all: its effect first, then the reason. */
export function Decline({ id }: { id: string }) {
  const says = useSpeech().words.ops;
  const acting = useAct();
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const submit = async () => {
    if (await acting.run(declineTransfer, { id, why })) setOpen(false);
  };
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setOpen(true)}>
        {says.decline}…
      </button>
      {open && (
        <Sheet
          title={says.declineTitle}
          button={says.decline}
          danger
          acting={acting}
          onClose={() => setOpen(false)}
          onSubmit={submit}
        >
          <p>{says.declineText}</p>
          <div className="o-field">
            <TextField label={says.why} value={why} maxLength={300} required onType={setWhy} />
          </div>
        </Sheet>
      )}
    </>
  );
}
