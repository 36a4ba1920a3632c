import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { preventing } from '../../browser/preventing.ts';
import { Picture } from '../shell/picture.tsx';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';
import { useCountedCash } from './use-counted-cash.tsx';

/** The end of the work: the bill as agreed, and what is still due counted in cash or left to a link. */
export function Finishing({ visit: one }: { visit: KarigarVisit }) {
  const { visit, karigar } = useWords();
  const [open, setOpen] = useState(false);
  const [payBy, setPayBy] = useState<'cash' | 'link'>(one.cashPaise === 0 ? 'link' : 'cash');
  const acting = useAct(one.id);
  const { duePaise } = one.bill;
  const cash = useCountedCash(acting, duePaise);
  const finish = async () => {
    if (duePaise === 0) return acting.run('finishWork', { payBy: 'nothing' });
    if (payBy === 'link') return acting.run('finishWork', { payBy });
    return cash.finish();
  };
  if (!open)
    return (
      <Button size="lg" className="k-wide" onClick={() => setOpen(true)}>
        <Picture name="finish" />
        {visit.finish}
      </Button>
    );
  return (
    <form className="k-card now k-form" noValidate onSubmit={preventing(finish)}>
      <h2>{visit.finishTitle}</h2>
      <p className="k-row">
        <span>{visit.due}</span>
        <b className="k-big num">{formatRupees(duePaise)}</b>
      </p>
      {duePaise === 0 ? <p>{visit.nothingDue}</p> : <PayBy chosen={payBy} onChoose={setPayBy} />}
      {duePaise > 0 && payBy === 'cash' && cash.field}
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

type PayByProps = { chosen: 'cash' | 'link'; onChoose: (way: 'cash' | 'link') => void };

function PayBy({ chosen, onChoose }: PayByProps) {
  const { visit } = useWords();
  return (
    <fieldset className="k-checks">
      <legend>{visit.payBy}</legend>
      {(['cash', 'link'] as const).map((way) => (
        <label key={way} className="k-choice">
          {visit[way]}
          <input
            type="radio"
            name="pay-by"
            checked={chosen === way}
            onChange={() => onChoose(way)}
          />
        </label>
      ))}
    </fieldset>
  );
}
