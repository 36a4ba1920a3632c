import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { serverNow } from '../api/server-clock.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { useWords } from '../shell/words.tsx';
import { earliestAtDoor } from './earliest-at-door.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Before the half hour ahead of the promised time the door waits for the customer's yes. */
export function ComingEarly({ visit }: { visit: KarigarVisit }) {
  const { coming } = useWords();
  const acting = useAct(visit.id);
  const { from, asked, mayAsk } = visit.early;
  const now = serverNow();
  if (now >= Date.parse(from) && asked?.answer !== 'yes') return null;
  const wantsAt = earliestAtDoor(visit, now);
  // A Karigar who leaves now arrives in the allowed window without asking.
  const isAsking = mayAsk && wantsAt < Date.parse(from) && asked?.answer == null;
  if (!asked && !isAsking) return null;
  return (
    <section className="k-card">
      <h2>{coming.earlyTitle}</h2>
      <div role="status">
        {asked?.answer === 'yes' && <p>{coming.earlyYes({ time: shownTime(asked.wantsAt) })}</p>}
        {asked?.answer === 'no' && <p>{coming.earlyNo({ time: shownTime(from) })}</p>}
        {asked && asked.answer === null && (
          <p>{coming.earlyWaits({ time: shownTime(asked.wantsAt) })}</p>
        )}
      </div>
      {!asked && <p>{coming.earlyText({ time: shownTime(from) })}</p>}
      {isAsking && !asked && (
        <Button
          look="line"
          size="lg"
          className="k-wide"
          busy={acting.busy}
          onClick={() => void acting.run('askEarly', { wantsAt: new Date(wantsAt).toISOString() })}
        >
          {coming.earlyAsk({ time: shownTime(wantsAt) })}
        </Button>
      )}
      <Said error={acting.error} />
    </section>
  );
}
