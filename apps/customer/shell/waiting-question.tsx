import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { listNeeds, type NeedView } from '#contract/customer/list-needs.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { ANSWER, jumpTo } from './answer-card.ts';
import { useAnnounced } from './use-announced.ts';
import { WaitingBar } from './waiting-bar.tsx';

/** News of a question arrives by itself; should their stream be held up, a look now and then finds it too. */
const LOOK_EVERY_MS = 60_000;

/**
 * The question of a Karigar who stands and waits, and the news that we are late, wherever the customer is in the app: once as
 * a dialog with a sound, and put aside as a bar that stays. The booking's own page asks for itself, and says so itself
 * where it is opened late already.
 */
export function WaitingQuestion() {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...keptQueryOf(listNeeds, {}), refetchInterval: LOOK_EVERY_MS });
  const news = data?.needs.filter(isQuestion) ?? [];
  const isOwnPage = ({ bookingId }: NeedView) => pathname === `/bookings/${bookingId}`;
  const isStale = useThereAtFirst(pathname, data && news);
  const toTell = news.filter(
    (need) => !isOwnPage(need) || (need.kind === 'late' && !isStale(need)),
  );
  const [event, putAside] = useAnnounced(toTell.flatMap(({ eventId }) => eventId ?? []));
  const told = news.find(({ eventId }) => eventId === event);
  const asked = news.find((need) => !isOwnPage(need));
  const isOnStrip = useStripInSight(pathname, asked && (asked.eventId ?? asked.bookingId));
  if (event && told) return <Told need={told} isOwnPage={isOwnPage(told)} onClose={putAside} />;
  return !asked || isOnStrip ? null : <Bar need={asked} />;
}

/** Needs that were there when this page was opened stand on it. */
function useThereAtFirst(path: string, needs: readonly NeedView[] | undefined) {
  const [first, setFirst] = useState<{ path: string; events: readonly unknown[] }>();
  if (needs && first?.path !== path)
    setFirst({ path, events: needs.map(({ eventId }) => eventId) });
  return ({ eventId }: NeedView) => first?.path !== path || first.events.includes(eventId);
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

type ToldProps = { need: NeedView; isOwnPage: boolean; onClose: () => void };

function Told({ need, isOwnPage, onClose }: ToldProps) {
  const { everyday } = useWords();
  const { title, text, verb } = useSentences(need);
  const heading = useId();
  const about = useId();
  // Once the dialog has gone, and has given the focus back.
  const jump = () => {
    onClose();
    setTimeout(() => jumpTo(document.getElementById(ANSWER)));
  };
  return (
    <Dialog labelledBy={heading} describedBy={about} className="asked-now" onClose={onClose}>
      <DialogHead id={heading} title={title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        <p id={about} className="num">
          {text}
        </p>
        <div className="change-buttons">
          <Button look="line" onClick={onClose}>
            {everyday.later}
          </Button>
          {isOwnPage ? (
            <Button onClick={jump}>{verb}</Button>
          ) : (
            <Link className="btn" to={answerAt(need)} replace>
              {verb}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}
