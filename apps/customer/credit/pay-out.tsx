import { type FormEvent, useRef, useState } from 'react';
import { findUpiName } from '#contract/customer/find-upi-name.ts';
import type { readCredit } from '#contract/customer/read-credit.ts';
import { requestPayout } from '#contract/customer/request-payout.ts';
import type { OutputOf } from '#contract/operation.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { newId } from '#kernel/ids.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { type CallRefusal, call } from '../api/call.ts';
import { SwitchedOff, useIsOff } from '../shell/switched-off.tsx';

type PayOutProps = {
  payablePaise: number;
  /** Less than everything, where UPI does not carry so much at once. */
  isAll: boolean;
  onPaidOut: (changed: OutputOf<typeof readCredit>) => void;
  onConfirm: (then: () => void) => void;
  onStale: () => void;
};

/** The screen is out of date: it asks again. */
const STALE: ReadonlySet<string> = new Set(['amount-mismatch', 'no-credit', 'dues-first']);

type Found = OutputOf<typeof findUpiName>;

/** First the UPI id, then the name that its bank knows, and only then the money. */
export function PayOut({ isAll, ...paying }: PayOutProps) {
  const { payablePaise } = paying;
  const { credit } = useWords();
  const amount = formatRupees(payablePaise);
  const out = usePayingOut(paying);
  const { step, setStep } = out;
  const isOff = useIsOff('payouts-off');
  if (step === 'closed' && isOff) return <SwitchedOff refusal="payouts-off" />;
  if (step === 'closed')
    return (
      <Button className="wide" onClick={() => setStep('typing')}>
        {credit.payOut({ amount })}
      </Button>
    );
  if (step === 'typing')
    return <UpiIdForm out={out} help={isAll ? credit.upiIdHelp : credit.atMost({ amount })} />;
  return (
    <div className="confirm">
      <p>{step.name ? credit.isThisYou : credit.noName}</p>
      <p className="whose" translate="no">
        {step.name && <b>{step.name}</b>}
        <span>{step.upiId}</span>
      </p>
      <p className="trouble" role="alert">
        {out.trouble}
      </p>
      <div className="buttons">
        <Button look="line" onClick={() => setStep('typing')}>
          {credit.change}
        </Button>
        <Button busy={out.busy} onClick={() => void out.confirm(step)}>
          {credit.confirm({ amount })}
        </Button>
      </div>
    </div>
  );
}

/** Asks for the name behind the UPI id, then for the money. */
function usePayingOut({ payablePaise, onPaidOut, onConfirm, onStale }: Omit<PayOutProps, 'isAll'>) {
  const { credit } = useWords();
  const say = useRefusalWords();
  const [step, setStep] = useState<'closed' | 'typing' | Found>('closed');
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  /** The same however often it is pressed: it is paid out once. */
  const id = useRef<string>(undefined);

  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble('');
    const answer = await call(findUpiName, { upiId: typed });
    setBusy(false);
    if (!answer.ok) return setTrouble(say(answer.refusal));
    id.current = newId();
    setStep(answer.value);
  };
  const confirm = async (found: Found) => {
    const { destinationId } = found;
    setBusy(true);
    setTrouble('');
    const command = { id: id.current ?? newId(), destinationId, shownPaise: payablePaise };
    const answer = await call(requestPayout, command);
    setBusy(false);
    if (answer.ok) {
      toast(credit.asked);
      return onPaidOut(answer.value);
    }
    if (answer.refusal.code === 'confirmation-needed') return onConfirm(() => void confirm(found));
    setTrouble(say(answer.refusal));
    if (STALE.has(answer.refusal.code)) onStale();
  };
  const type = (text: string) => {
    setTyped(text);
    setTrouble('');
  };
  return { step, setStep, typed, type, trouble, busy, find, confirm };
}

function UpiIdForm({ out, help }: { out: ReturnType<typeof usePayingOut>; help: string }) {
  const { credit } = useWords();
  return (
    <form noValidate data-payment onSubmit={(event) => void out.find(event)}>
      <TextField
        label={credit.upiId}
        help={help}
        error={out.trouble}
        value={out.typed}
        onValue={out.type}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Button type="submit" className="wide" busy={out.busy}>
        {credit.findName}
      </Button>
    </form>
  );
}

function useRefusalWords() {
  const { credit, everyday, refusals } = useWords();
  return (refusal: CallRefusal): string => {
    const { code, fields } = refusal;
    const due = paramsOf(refusal, 'dues-first');
    if (due) return credit.duesFirst({ amount: formatRupees(due.duePaise) });
    const said = fields?.upiId ?? code;
    const known = said !== 'internal-error' && said in refusals;
    return known ? refusals[said as keyof typeof refusals] : everyday.somethingWentWrong;
  };
}
