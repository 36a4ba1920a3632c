import { useState } from 'react';
import { countBookingCash } from '#contract/ops/count-booking-cash.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { Choice, TextField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

const HOLDERS = ['us', 'karigar'] as const;
type Holder = (typeof HOLDERS)[number];

/** Cash that a customer brings, or gave to a Karigar, for what is due: an event's advance keeps its time by it. */
export function CountCash({ id, parts }: { id: string; parts: File['money']['parts'] }) {
  const { opsMoney: says } = useSpeech().words;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const due = parts.find(({ state }) => state === 'due' || state === 'overdue');
  if (!due || !may(countBookingCash)) return null;
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setIsOpen(true)}>
        {says.countCash}
      </button>
      {isOpen && (
        <CountSheet id={id} amountPaise={due.amountPaise} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

type CountSheetProps = { id: string; amountPaise: number; onClose: () => void };

/** Exactly what is due, because half an advance keeps no time. */
function CountSheet({ id, amountPaise, onClose }: CountSheetProps) {
  const { ops, opsMoney: says } = useSpeech().words;
  const acting = useAct();
  // Under one name however often it is pressed.
  const [cashId] = useState(() => newId());
  const [receipt, setReceipt] = useState('');
  const [holder, setHolder] = useState<Holder>('us');
  const [number, setNumber] = useState('');
  const submit = async () => {
    const karigarId = holder === 'us' ? null : Number(number);
    const counted = { id, cashId, amountPaise, receipt, karigarId };
    if (await acting.run(countBookingCash, counted)) onClose();
  };
  return (
    <Sheet
      title={says.countCashTitle}
      button={says.countSum({ sum: shownMoney(amountPaise) })}
      {...{ acting, onClose }}
      onSubmit={submit}
    >
      <p>{says.countCashText({ sum: shownMoney(amountPaise) })}</p>
      <div className="o-field">
        <TextField
          label={says.receipt}
          value={receipt}
          maxLength={30}
          required
          onType={setReceipt}
        />
        <Choice
          label={says.whereNow}
          value={holder}
          options={HOLDERS}
          nameOf={(one) => says.cashHolders[one]}
          onChoose={setHolder}
        />
        {holder === 'karigar' && (
          <TextField
            label={ops.karigarNumber}
            value={number}
            inputMode="numeric"
            required
            onType={setNumber}
          />
        )}
      </div>
    </Sheet>
  );
}
