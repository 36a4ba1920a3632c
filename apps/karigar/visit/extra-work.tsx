import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '../shell/words.tsx';
import { ExtraWorkForm } from './extra-work-form.tsx';

const TONE = { proposed: 'wants', approved: 'good', refused: 'bad' } as const;

/** What he has proposed beyond the booking, and what the customer has said to it. */
export function ExtraWork({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <section className="k-card">
      <h2>{visit.extra}</h2>
      <p className="k-note">{visit.extraText}</p>
      {one.estimates.map(({ id, lines, totalPaise, state }) => (
        <div key={id} className="k-stack k-estimate">
          <span className={`k-pill ${TONE[state]}`} role="status">
            {visit.estimates[state]}
          </span>
          <dl className="k-lines">
            {lines.map(({ label, kind, amountPaise }) => (
              <div key={`${kind} ${label}`}>
                <dt>
                  {label} <small className="k-note">{visit[kind]}</small>
                </dt>
                <dd className="num">{formatRupees(amountPaise)}</dd>
              </div>
            ))}
            <div className="k-sum">
              <dt>{visit.sum}</dt>
              <dd className="num">{formatRupees(totalPaise)}</dd>
            </div>
          </dl>
        </div>
      ))}
      {one.actions.includes('propose-extra') && !open && (
        <Button look="line" onClick={() => setOpen(true)}>
          {visit.proposeExtra}
        </Button>
      )}
      {open && <ExtraWorkForm visitId={one.id} onClose={() => setOpen(false)} />}
    </section>
  );
}
