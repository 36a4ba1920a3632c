import { useState } from 'react';
import { readKarigarPayouts } from '#contract/ops/read-karigar-payouts.ts';
import { stopPayeeChange } from '#contract/ops/stop-payee-change.ts';
import { shownDate } from '#ui/dates.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { PayeeChange } from './payout-of.ts';

/** A change that its Karigar did not make: the effect of stopping it, payments already made for it, and the reason. */
export function StopPayee({ of, onClose }: { of: PayeeChange; onClose: () => void }) {
  const { ops, opsPayees: says } = useSpeech().words;
  const acting = useAct();
  const [why, setWhy] = useState('');
  const { name, payouts } = of;
  const submit = async () => {
    if (await acting.run(stopPayeeChange, { id: of.id, why })) onClose();
  };
  return (
    <Sheet
      title={says.stopTitle({ name })}
      button={says.stop}
      danger
      {...{ acting, onClose }}
      onSubmit={submit}
    >
      <p>{says.stopText({ name })}</p>
      <p>{payouts.length === 0 ? says.nothingMade : says.askBank}</p>
      <MadeFor payouts={payouts} />
      <div className="o-field">
        <TextField label={ops.why} value={why} maxLength={300} onType={setWhy} />
        <p className="o-help">{says.whyText}</p>
      </div>
    </Sheet>
  );
}

/** Payments that go to the account and have no answer of the bank yet, each with its batch. */
export function MadeFor({ payouts }: Pick<PayeeChange, 'payouts'>) {
  const { words, lang } = useSpeech();
  const mayOpen = useMay()(readKarigarPayouts);
  return payouts.map(({ payoutId, batchOn, amountPaise }) => {
    const [sum, day] = [shownMoney(amountPaise), shownDate(batchOn, lang)];
    const text = words.opsPayees.madeFor({ sum, day });
    return (
      <small key={payoutId}>
        {mayOpen ? (
          <Link className="o-link" to={`/money/wages/${batchOn}`}>
            {text}
          </Link>
        ) : (
          text
        )}
      </small>
    );
  });
}
