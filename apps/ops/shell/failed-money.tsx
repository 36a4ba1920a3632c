import { useId, useState } from 'react';
import { payFailedByHand } from '#contract/ops/pay-failed-by-hand.ts';
import { readFailedTransfer } from '#contract/ops/read-failed-transfer.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useReading } from '../api/reading.ts';
import { FailedFacts } from './failed-facts.tsx';
import { FailedToPay } from './failed-to-pay.tsx';
import { FailedWays } from './failed-ways.tsx';
import { FileWatchers } from './file-watchers.tsx';
import { Foot } from './foot.tsx';
import { useMay } from './roles.tsx';
import { Waiting } from './waiting.tsx';
import { useSpeech } from './words.tsx';

/** The way from a refund or payout that failed for good to what may be done about it. */
export function WhatNext({ id }: { id: string }) {
  const { opsFailed: says } = useSpeech().words;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(readFailedTransfer)) return null;
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setIsOpen(true)}>
        {says.open}
      </button>
      {isOpen && <FailedDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DialogProps = { id: string; onClose: () => void };

/** First what failed and why, then the ways on with their consequence, then the result. */
function FailedDialog({ id, onClose }: DialogProps) {
  const { opsFailed: says } = useSpeech().words;
  const may = useMay();
  const heading = useId();
  const reading = useReading(readFailedTransfer, { id });
  const { value } = reading;
  const [done, setDone] = useState<string>();
  const isOpen = done === undefined && value !== undefined && value.payablePaise > 0;
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{value ? says.titles[value.about] : says.open}</h2>
        <FileWatchers kind="transfer" id={id} />
      </header>
      {!done && value?.instead?.isToPay && may(payFailedByHand) ? (
        <FailedToPay of={value} instead={value.instead} onDone={setDone} onClose={onClose} />
      ) : isOpen && may(payFailedByHand) ? (
        <FailedWays of={value} onDone={setDone} onClose={onClose} />
      ) : (
        <div className="o-act">
          <div className="in o-stack">
            <Waiting reading={reading} />
            {value && <FailedFacts of={value} />}
            {done && <p role="status">{done}</p>}
            {!done && value && !value.instead && (
              <p className="o-note calm">{isOpen ? says.finance : says.used}</p>
            )}
          </div>
          <Foot onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}
