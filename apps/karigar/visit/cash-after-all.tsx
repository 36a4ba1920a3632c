import { type FormEvent, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '../shell/words.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** The customer was to pay by link, it did not work, and now he has given cash. */
export function CashAfterAll({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const [counted, setCounted] = useState('');
  const acting = useAct(one.id);
  const { duePaise } = one.bill;
  const count = () => {
    const cashPaise = rupeesTyped(counted);
    if (cashPaise !== duePaise)
      return acting.say(visit.cashDiffers({ amount: formatRupees(duePaise) }));
    return acting.run('finishWork', { payBy: 'cash', cashPaise });
  };
  return (
    <details className="k-card">
      <summary>{visit.cashAfterAll}</summary>
      <form
        className="k-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void count();
        }}
      >
        <p className="k-row">
          <span>{visit.due}</span>
          <b className="k-big num">{formatRupees(duePaise)}</b>
        </p>
        <TextField
          label={visit.cashCounted}
          name="cash"
          inputMode="decimal"
          className="num"
          value={counted}
          onValue={(value) => {
            setCounted(value);
            acting.clear();
          }}
        />
        <Said error={acting.error} />
        <Button type="submit" size="lg" busy={acting.busy}>
          {visit.cashCountedNow}
        </Button>
      </form>
    </details>
  );
}
