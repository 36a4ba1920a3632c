import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoment, shownTime } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Setting out tells the customer, and makes his start code. */
export function SettingOut({ visit: one }: { visit: KarigarVisit }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const acting = useAct(one.id);
  const elsewhere = acting.refusal?.params?.visitId;
  if (!one.leads) return <p className="k-card">{visit.member}</p>;
  return (
    <section className="k-card now">
      <p className="k-leave">{visit.leaveBy({ time: shownTime(one.leaveAt) })}</p>
      {one.actions.includes('dispatch') ? (
        <Button
          size="lg"
          className="k-wide"
          busy={acting.busy}
          onClick={() => void acting.run('dispatchVisit')}
        >
          {visit.dispatchVisit}
        </Button>
      ) : (
        <p>{visit.dispatchableFrom({ time: shownMoment(one.dispatchableFrom, lang) })}</p>
      )}
      <Said error={acting.error} />
      {typeof elsewhere === 'string' && (
        <Link to={`/visits/${elsewhere}`} className="link">
          {visit.toThatVisit}
        </Link>
      )}
    </section>
  );
}
