import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { inLanguage } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { hasDraft } from '../shell/use-draft.ts';
import { useSpeech } from '../shell/words.tsx';
import { draftOf, ExtraWorkForm } from './extra-work-form.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

const TONE = { proposed: 'wants', approved: 'good', refused: 'bad', withdrawn: '' } as const;

/** The extra work that the Karigar has proposed, and the customer's answer. */
export function ExtraWork({ visit: one }: { visit: KarigarVisit }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const [open, setOpen] = useState(() => hasDraft(draftOf(one.id)));
  const acting = useAct(one.id);
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
            {lines.map(({ label, kind, amountPaise, rate }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <div key={index}>
                <dt>
                  {rate ? `${inLanguage(rate.names, lang)} × ${rate.quantity}` : label}{' '}
                  <small className="k-note">{visit[kind]}</small>
                </dt>
                <dd className="num">{formatRupees(amountPaise)}</dd>
              </div>
            ))}
            <div className="k-sum">
              <dt>{visit.sum}</dt>
              <dd className="num">{formatRupees(totalPaise)}</dd>
            </div>
          </dl>
          {state === 'proposed' && one.actions.includes('withdraw-extra') && (
            <Button
              look="soft"
              busy={acting.busy}
              onClick={() => void acting.run('withdrawExtraWork', { estimateId: id })}
            >
              {visit.withdrawExtra}
            </Button>
          )}
        </div>
      ))}
      <Said error={acting.error} />
      {one.actions.includes('propose-extra') && !open && (
        <Button look="line" onClick={() => setOpen(true)}>
          {visit.proposeExtra}
        </Button>
      )}
      {one.actions.includes('propose-extra') && open && (
        <ExtraWorkForm visitId={one.id} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
