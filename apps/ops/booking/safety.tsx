import { type FormEvent, useState } from 'react';
import { closeSafetyCase } from '#contract/ops/close-safety-case.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { readAnew } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { LatestEvents } from '../shell/latest-events.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { SafetyCall } from '../shell/safety-call.tsx';
import { useSeen } from '../shell/use-seen.ts';
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
      {isOpen && may(closeSafetyCase) && <CloseCase file={file} />}
    </Panel>
  );
}

function CloseCase({ file }: { file: File }) {
  const { id } = file.booking;
  const { opsDecide: says } = useSpeech().words;
  const acting = useAct();
  const { seen, hasChanged, begin } = useSeen(file.seen, acting);
  const [refund, setRefund] = useState('0');
  const [fee, setFee] = useState('0');
  const [comment, setComment] = useState('');
  const [refundPaise, feePaise] = [refund, fee].map((one) => paiseFromRupees(Number(one)));
  const close = async (event: FormEvent) => {
    event.preventDefault();
    const closed = await acting.run(closeSafetyCase, {
      ...{ id, seen, comment, refundPaise: refundPaise ?? 0 },
      ...(!refundPaise && { feePaise }),
    });
    // Refused because something has changed: the file as it stands now is read before it can be pressed again.
    if (!closed) await readAnew();
  };
  const amount = {
    type: 'number',
    inputMode: 'decimal',
    min: 0,
    step: 0.01,
    required: true,
  } as const;
  return (
    <form className="o-field" onChange={begin} onSubmit={(event) => void close(event)}>
      <b>{says.closeCase}</b>
      <p className="o-help">{says.closeText}</p>
      <TextField label={says.refund} value={refund} {...amount} onType={setRefund} />
      {!refundPaise && <TextField label={says.fee} value={fee} {...amount} onType={setFee} />}
      <TextField label={says.note} value={comment} maxLength={500} onType={setComment} />
      <ActNotes acting={acting} />
      {hasChanged && <LatestEvents id={id} />}
      <button type="submit" className="o-btn danger" aria-busy={acting.busy || undefined}>
        {says.closeCase}
      </button>
    </form>
  );
}
