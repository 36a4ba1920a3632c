import { useEffect, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readTalk } from '#contract/karigar/read-talk.ts';
import { LEAVING_ASKED_BEFORE } from '#contract/karigar-actions.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { RELEASE_REASONS } from '#contract/visit.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { act, useQueuedActions } from '../api/queue.ts';
import { askAgain } from '../api/reading.ts';
import { serverNow } from '../api/server-clock.ts';
import { Link } from '../shell/path.tsx';
import { Picture } from '../shell/picture.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownMoment, shownTime } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { AskWhy, heirsOf } from './ask-why.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Setting out tells the customer, and makes their start code. When it is time to leave, one touch answers whether they do. */
export function SettingOut({ visit: one }: { visit: KarigarVisit }) {
  const { words, lang } = useSpeech();
  const { visit, coming } = words;
  const acting = useAct(one.id);
  const isAsked = useIsAsked(one.leaveAt);
  const elsewhere = paramsOf(acting.refusal, 'visit-under-way')?.visitId;
  if (!one.leads)
    return (
      <section className="k-card">
        <p>{visit.member}</p>
        <TenLate visit={one} />
      </section>
    );
  return (
    <section className="k-card now">
      {isAsked && <h2>{coming.leaving}</h2>}
      <p className="k-leave">{visit.leaveBy({ time: shownTime(one.leaveAt) })}</p>
      {isAsked && <p>{coming.leavingText}</p>}
      {one.actions.includes('dispatch') ? (
        <Button
          size="lg"
          className="k-wide"
          busy={acting.busy}
          onClick={() => void acting.run('dispatchVisit')}
        >
          <Picture name="leave" />
          {visit.dispatchVisit}
        </Button>
      ) : (
        <p>{visit.dispatchableFrom({ time: shownMoment(one.dispatchableFrom, lang) })}</p>
      )}
      <TenLate visit={one} />
      {isAsked && one.actions.includes('release') && <CannotCome visit={one} />}
      <Said error={acting.error} />
      {typeof elsewhere === 'string' && (
        <Link to={`/visits/${elsewhere}`} className="link">
          {visit.toThatVisit}
        </Link>
      )}
    </section>
  );
}

/** Said with one touch, before anybody has to ask; without a signal it waits, and counts from when it was pressed. */
function TenLate({ visit: { id: visitId, leads } }: { visit: KarigarVisit }) {
  const words = useSpeech().words;
  const { tenLate, ...says } = words.coming;
  const [kept, told] = leads
    ? [says.tenLateKept, says.tenLateSaid]
    : [says.tenLateKeptCrew, says.tenLateSaidCrew];
  const [busy, during] = useBusy();
  const queued = useQueuedActions().find(
    ({ name, ...one }) => name === 'sayLate' && one.visitId === visitId && !one.refusal,
  );
  if (queued && !queued.asked) return <p role="status">{kept}</p>;
  const say = () =>
    during(async () => {
      const outcome = await act('sayLate', visitId);
      if (outcome === 'kept') return;
      if (outcome === 'sent') void askAgain(readTalk);
      toast(outcome === 'sent' ? told : refusalText(outcome, words));
    });
  return (
    <Button look="line" size="lg" className="k-wide" busy={busy} onClick={() => void say()}>
      {tenLate}
    </Button>
  );
}

/** The same as giving it back, where the Karigar looks for it at that moment. */
function CannotCome({ visit: one }: { visit: KarigarVisit }) {
  const { visit, coming, crew } = useSpeech().words;
  const heirs = heirsOf(one);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" size="lg" className="k-wide" onClick={() => setOpen(true)}>
        {coming.cannotCome}
      </Button>
      {open && (
        <AskWhy
          visitId={one.id}
          queuedAction="releaseVisit"
          title={visit.release}
          text={heirs.length > 0 ? crew.passedOn : visit.releaseText}
          reasons={RELEASE_REASONS.map((key) => [key, visit.releaseReasons[key]])}
          heirs={heirs}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The question stands from the moment of the reminder on, also while the screen stays open. */
function useIsAsked(leaveAt: string): boolean {
  const [, looked] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => looked((times) => times + 1), LOOKED_EVERY);
    return () => clearInterval(timer);
  }, []);
  return serverNow() >= Date.parse(leaveAt) - LEAVING_ASKED_BEFORE;
}

const LOOKED_EVERY = 15_000;
