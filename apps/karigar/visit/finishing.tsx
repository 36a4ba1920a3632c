import { type FormEvent, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '../shell/words.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** The end of the work: the bill as agreed, and what is still due counted in cash or left to a link. */
export function Finishing({ visit: one }: { visit: KarigarVisit }) {
  const { visit, karigar } = useWords();
  const [open, setOpen] = useState(false);
  const [payBy, setPayBy] = useState<'cash' | 'link'>('cash');
  const [counted, setCounted] = useState('');
  const acting = useAct(one.id);
  const { duePaise } = one.bill;
  const finish = async () => {
    if (duePaise === 0) return acting.run('finishWork', { payBy: 'nothing' });
    if (payBy === 'link') return acting.run('finishWork', { payBy });
    const cashPaise = rupeesTyped(counted);
    if (cashPaise !== duePaise)
      return acting.say(visit.cashDiffers({ amount: formatRupees(duePaise) }));
    return acting.run('finishWork', { payBy, cashPaise });
  };
  if (!open)
    return (
      <Button size="lg" className="k-wide" onClick={() => setOpen(true)}>
        {visit.finish}
      </Button>
    );
  return (
    <form
      className="k-card now k-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void finish();
      }}
    >
      <h2>{visit.finishTitle}</h2>
      <p className="k-row">
        <span>{visit.due}</span>
        <b className="k-big num">{formatRupees(duePaise)}</b>
      </p>
      {duePaise === 0 ? (
        <p>{visit.nothingDue}</p>
      ) : (
        <fieldset className="k-checks">
          <legend>{visit.payBy}</legend>
          {(['cash', 'link'] as const).map((way) => (
            <label key={way} className="k-choice">
              {visit[way]}
              <input
                type="radio"
                name="pay-by"
                checked={payBy === way}
                onChange={() => setPayBy(way)}
              />
            </label>
          ))}
        </fieldset>
      )}
      {duePaise > 0 && payBy === 'cash' && (
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
      )}
      <Said error={acting.error} />
      <Button type="submit" size="lg" busy={acting.busy}>
        {visit.finishNow}
      </Button>
      <Button look="soft" onClick={() => setOpen(false)}>
        {karigar.back}
      </Button>
    </form>
  );
}
