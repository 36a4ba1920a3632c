import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { listNeeds, type NeedView } from '#contract/customer/list-needs.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { chime } from '../../browser/chime.ts';
import { keptQueryOf } from '../api/kept-query.ts';
import { ANSWER } from './answer-card.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** News of a question arrives by itself; should their stream be held up, a look now and then finds it too. */
const LOOK_EVERY_MS = 60_000;

const nameOf = ({ bookingId, kind, wantsAt, amountPaise }: NeedView): string =>
  [bookingId, kind, wantsAt, amountPaise].join(' ');

/**
 * The question of a Karigar who stands and waits, wherever the customer is in the app: with a sound when it comes, as a bar
 * that stays, and above an open dialog as one of its own. The booking's own page asks it itself.
 */
export function WaitingQuestion() {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...keptQueryOf(listNeeds, {}), refetchInterval: LOOK_EVERY_MS });
  const asked = data?.needs.find(
    (need) => isQuestion(need) && pathname !== `/bookings/${need.bookingId}`,
  );
  const name = asked && nameOf(asked);
  const nobodyAsks = data?.needs.every((need) => !isQuestion(need));
  const heard = useRef<string>(undefined);
  const [above, setAbove] = useState<string>();
  // Taken back and asked once more, even the very same question is a new one.
  useEffect(() => {
    if (!nobodyAsks) return;
    heard.current = undefined;
    setAbove(undefined);
  }, [nobodyAsks]);
  useEffect(() => {
    if (name === undefined || name === heard.current) return;
    heard.current = name;
    chime();
    if (document.querySelector('dialog[open]')) setAbove(name);
  }, [name]);
  const isOnStrip = useStripInSight(pathname, name);
  if (!asked) return null;
  if (above === name) return <AboveDialog need={asked} onClose={() => setAbove(undefined)} />;
  return isOnStrip ? null : <Bar need={asked} />;
}

/** The strip of the dashboard asks the same; as long as it is in sight nobody is asked twice. */
function useStripInSight(pathname: string, name: string | undefined): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const strip = pathname === '/main' && name ? document.getElementById('needs') : null;
    if (!strip) return setInSight(false);
    const watching = new IntersectionObserver(([entry]) => setInSight(!!entry?.isIntersecting));
    watching.observe(strip);
    return () => watching.disconnect();
  }, [pathname, name]);
  return isInSight;
}

const ASKED: readonly NeedView['kind'][] = ['extra-work', 'early', 'late'];

const isQuestion = ({ kind }: NeedView): boolean => ASKED.includes(kind);

function useSentences({ kind, ...need }: NeedView) {
  const { catalogue, dashboard } = useWords();
  const { titles, texts, verbs }: Words['dashboard']['needs'] = dashboard.needs;
  const filled = {
    service: serviceNameIn(catalogue, need.serviceSlug, need.serviceName),
    amount: need.amountPaise === null ? '' : formatRupees(need.amountPaise),
    until: '',
    time: need.wantsAt === null ? '' : shownClock(need.wantsAt),
  };
  return { title: titles[kind](filled), text: texts[kind](filled), verb: verbs[kind](filled) };
}

const answerAt = ({ bookingId }: NeedView): string => `/bookings/${bookingId}#${ANSWER}`;

function Bar({ need }: { need: NeedView }) {
  const { title, text, verb } = useSentences(need);
  return (
    <WaitingBar title={title} text={text}>
      <Link className="btn" to={answerAt(need)}>
        {verb}
      </Link>
    </WaitingBar>
  );
}

function AboveDialog({ need, onClose }: { need: NeedView; onClose: () => void }) {
  const { everyday } = useWords();
  const { title, text, verb } = useSentences(need);
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHead id={heading} title={title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        <p>{text}</p>
        <Link className="btn" to={answerAt(need)} replace>
          {verb}
        </Link>
      </div>
    </Dialog>
  );
}
