import { useEffect, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { serverNow } from '../api/server-clock.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/**
 * Nobody opens: the wait that the rulings ask for, counted where the Karigar sees it, and their tries to reach the
 * customer.
 */
export function CustomerNoShow({ visit: one }: { visit: KarigarVisit }) {
  const { words } = useSpeech();
  const { visit } = words;
  const acting = useAct(one.id);
  const left = useSecondsUntil(one.waitUntil);
  if (!one.waitUntil) return null;
  const { made, wanted } = one.contactTries;
  return (
    <details className="k-card">
      <summary>{visit.nobody}</summary>
      <p>{visit.nobodyText({ time: shownTime(one.waitUntil), wanted })}</p>
      <p className="k-row">
        <b className="num" role="timer">
          {left > 0
            ? visit.waitLeft({
                minutes: Math.floor(left / 60),
                seconds: String(left % 60).padStart(2, '0'),
              })
            : visit.waitOver}
        </b>
        <span className="num">{visit.tries({ made, wanted })}</span>
      </p>
      {/* The Karigar knows no number: we tell the customer of each try. */}
      {one.actions.includes('try-contact') && (
        <div className="k-two">
          <Button
            look="line"
            busy={acting.busy}
            onClick={() => void acting.run('tryContact', { by: 'message' })}
          >
            {visit.tellCustomer}
          </Button>
          <Button
            look="line"
            busy={acting.busy}
            onClick={() => void acting.run('tryContact', { by: 'bell' })}
          >
            {visit.triedBell}
          </Button>
        </div>
      )}
      {left <= 0 && made >= wanted && (
        <Button
          look="danger"
          busy={acting.busy}
          onClick={() => void acting.run('reportCustomerNoShow')}
        >
          {visit.noShow}
        </Button>
      )}
      <Said error={acting.error} />
    </details>
  );
}

function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!moment) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment ? Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000)) : 0;
}
