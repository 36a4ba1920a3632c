import { type FormEvent, useState } from 'react';
import { closeSafetyCase } from '#contract/ops/close-safety-case.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { SafetyCall } from '../shell/safety-call.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type File, hasSeen } from './file.ts';

/** Somebody left this visit for safety: whom to call, and what becomes of the customer's money. */
export function Safety({ file }: { file: File }) {
  const { opsDecide: says } = useSpeech().words;
  const may = useMay();
  const isOpen = hasSeen(file, ['VisitStoppedForSafety']) && !hasSeen(file, ['SafetyCaseClosed']);
  return (
    <Panel title={says.safety}>
      <SafetyCall bookingId={file.booking.id} />
      {isOpen && may(closeSafetyCase) && <CloseCase id={file.booking.id} />}
    </Panel>
  );
}

function CloseCase({ id }: { id: string }) {
  const { opsDecide: says } = useSpeech().words;
  const acting = useAct();
  const [refund, setRefund] = useState('0');
  const [fee, setFee] = useState('0');
  const [comment, setComment] = useState('');
  const [refundPaise, feePaise] = [refund, fee].map((one) => paiseFromRupees(Number(one)));
  const close = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(closeSafetyCase, {
      ...{ id, comment, refundPaise: refundPaise ?? 0 },
      ...(!refundPaise && { feePaise }),
    });
  };
  const amount = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    step: 0.01,
    required: true,
  } as const;
  return (
    <form className="o-field" onSubmit={close}>
      <b>{says.closeCase}</b>
      <p className="o-help">{says.closeText}</p>
      <TextField label={says.refund} value={refund} {...amount} onType={setRefund} />
      {!refundPaise && <TextField label={says.fee} value={fee} {...amount} onType={setFee} />}
      <TextField label={says.note} value={comment} maxLength={500} onType={setComment} />
      <ActNotes acting={acting} />
      <button type="submit" className="o-btn danger" aria-busy={acting.busy || undefined}>
        {says.closeCase}
      </button>
    </form>
  );
}
