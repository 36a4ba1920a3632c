import { useState } from 'react';
import { CASH_TAKEN_TO, type CashTakenTo } from '#contract/cash-taken-to.ts';
import { recordCashBanked } from '#contract/ops/record-cash-banked.ts';
import { recordCashHandedIn } from '#contract/ops/record-cash-handed-in.ts';
import { reverseCashHandedIn } from '#contract/ops/reverse-cash-handed-in.ts';
import { newId } from '#kernel/ids.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { useAct } from '../shell/act.tsx';
import { Choice, TextField } from '../shell/field.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { HandedIn, Held } from './payout-of.ts';

/** Cash that a Karigar hands in, counted and with a receipt; under one name however often it is pressed. */
export function HandIn({ of, onClose }: { of: Held; onClose: () => void }) {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const [id] = useState(() => newId());
  const [amount, setAmount] = useState('');
  const [receipt, setReceipt] = useState('');
  const [takenTo, setTakenTo] = useState<CashTakenTo>('office');
  const submit = async () => {
    const amountPaise = paiseFromRupees(Number(amount));
    const counted = { id, karigarId: of.karigarId, amountPaise, receipt, takenTo };
    if (await acting.run(recordCashHandedIn, counted)) onClose();
  };
  return (
    <Sheet
      title={says.handInOf({ name: of.name })}
      button={says.handIn}
      {...{ acting, onClose }}
      onSubmit={submit}
    >
      <p>{says.holds({ sum: shownMoney(of.heldPaise) })}</p>
      <div className="o-field">
        <TextField label={says.counted} inputMode="decimal" value={amount} onType={setAmount} />
        <TextField label={says.receipt} value={receipt} maxLength={30} onType={setReceipt} />
        <Choice
          label={says.whereNow}
          value={takenTo}
          options={CASH_TAKEN_TO}
          nameOf={(one) => says.takenTo[one]}
          onChoose={setTakenTo}
        />
      </div>
    </Sheet>
  );
}

/** A hand-in that was written down wrong: the books keep both, and the receipt is free again. */
export function TakeBack({ of, onClose }: { of: HandedIn; onClose: () => void }) {
  const { ops, opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const [why, setWhy] = useState('');
  const submit = async () => {
    if (await acting.run(reverseCashHandedIn, { id: of.id, why })) onClose();
  };
  return (
    <Sheet
      title={says.takeBack}
      button={says.takeBack}
      danger
      {...{ acting, onClose }}
      onSubmit={submit}
    >
      <p>{says.takeBackText({ name: of.name, sum: shownMoney(of.amountPaise) })}</p>
      <div className="o-field">
        <TextField label={ops.why} value={why} maxLength={300} onType={setWhy} />
      </div>
    </Sheet>
  );
}

/** Cash of ours that was paid into the bank, by the number of its slip. */
export function Banked({ inHandPaise, onClose }: { inHandPaise: number; onClose: () => void }) {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const [id] = useState(() => newId());
  const [amount, setAmount] = useState('');
  const [receipt, setReceipt] = useState('');
  const submit = async () => {
    const amountPaise = paiseFromRupees(Number(amount));
    if (await acting.run(recordCashBanked, { id, amountPaise, receipt })) onClose();
  };
  return (
    <Sheet title={says.toBank} button={says.toBank} {...{ acting, onClose }} onSubmit={submit}>
      <p>{says.liesHere({ sum: shownMoney(inHandPaise) })}</p>
      <div className="o-field">
        <TextField label={says.counted} inputMode="decimal" value={amount} onType={setAmount} />
        <TextField label={says.slip} value={receipt} maxLength={30} onType={setReceipt} />
      </div>
    </Sheet>
  );
}
