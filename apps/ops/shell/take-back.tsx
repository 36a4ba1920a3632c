import { useState } from 'react';
import { declineTransfer } from '#contract/ops/decline-transfer.ts';
import { useAct } from './act.tsx';
import { ActNotes } from './field.tsx';
import { useMay } from './roles.tsx';
import { useSpeech } from './words.tsx';

type TakeBackProps = {
  /** The transfer that waits for a second person. */
  id: string;
  /** The sentence by which it was noted. */
  asked: string;
};

/** Money that was asked for and waits: as long as nobody has agreed nothing has moved, and whoever asked may take it back. */
export function TakeBack({ id, asked }: TakeBackProps) {
  const { opsPayOut: says } = useSpeech().words;
  const may = useMay();
  const acting = useAct();
  const [isBack, setIsBack] = useState(false);
  const takeBack = async () => {
    if (await acting.run(declineTransfer, { id, why: says.takenBackWhy })) setIsBack(true);
  };
  return (
    <>
      <p role="status">{isBack ? says.takenBack : asked}</p>
      <ActNotes acting={acting} />
      {!isBack && may(declineTransfer) && (
        <button
          type="button"
          className="o-btn"
          aria-busy={acting.busy || undefined}
          onClick={() => void takeBack()}
        >
          {says.takeBack}
        </button>
      )}
    </>
  );
}
