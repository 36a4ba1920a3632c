import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { shownClock } from '#ui/dates.ts';
import type { IconName } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';
import { ANSWER, useJumpToAnswer } from '../shell/answer-card.ts';
import { LateLine } from './late-line.tsx';
import { Owed, useOwed } from './late-owed.tsx';
import type { Late } from './late-places.ts';
import './late-ways.css';

type LateWaysProps = {
  id: string;
  service: string;
  late: Late;
  /** The ways out that are open, each a button that opens its own sheet. */
  missed: ReactNode;
  move: ReactNode;
  cancel: ReactNode;
};

/** Nobody is at the door: the line of time with what we owe on it, and below it every way out with what it costs. */
export function LateWays({ id, service, late, missed, move, cancel }: LateWaysProps) {
  const { changes, dashboard } = useWords();
  const words = changes.late;
  const owed = useOwed(late);
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  useJumpToAnswer(card);
  const { data } = useQuery(queryOf(readLiveVisit, { id }));
  const arrival = data?.visit.arrival ?? null;
  const filled = { service, amount: '', until: '', time: '' };
  const { titles, texts } = dashboard.needs;
  return (
    <section ref={card} id={ANSWER} className="late-ways" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {owed.isFree ? titles.late(filled) : words.notYet}
      </h2>
      <p>{owed.isFree ? texts.late(filled) : words.notYetText}</p>
      <LateLine late={late} expectedAt={arrival?.until ?? null} />
      <Owed late={late} />
      <OthersAsked count={late.othersAsked ?? 0} />
      <h3>{words.choose}</h3>
      <ul>
        {missed && (
          <Way icon="rupee" title={changes.noShow.open} text={owed.gets} way={missed} isBest />
        )}
        <Waiting arrival={arrival} isBest={!missed} />
        {move && <Way icon="calendar" title={words.move} text={words.moveText} way={move} />}
        {cancel && <Way icon="close" title={words.cancel} text={owed.cancelling} way={cancel} />}
      </ul>
    </section>
  );
}

/** We do not only wait ourselves: whoever of them says yes comes instead, and is named here. */
function OthersAsked({ count }: { count: number }) {
  const { othersAsked } = useWords().changes.late;
  return (
    <p className="others-asked num" role="status">
      {count > 0 && (
        <>
          <Icon name="users" />
          {othersAsked({ count })}
        </>
      )}
    </p>
  );
}

type WaitingProps = { arrival: LiveVisit['arrival']; isBest: boolean };

function Waiting({ arrival, isBest }: WaitingProps) {
  const { changes, visit } = useWords();
  const words = changes.late;
  const times = arrival && { from: shownClock(arrival.from), until: shownClock(arrival.until) };
  const text = times ? visit.planned(times) : words.waitUnknown;
  return <Way icon="clock" title={words.wait} text={text} isBest={isBest} />;
}

type WayProps = {
  icon: IconName;
  title: string;
  text: string;
  way?: ReactNode;
  isBest?: boolean;
};

/** One way out; the one that serves the customer best is said to be so. */
function Way({ icon, title, text, way, isBest = false }: WayProps) {
  const { best } = useWords().changes.late;
  return (
    <li className={isBest ? 'best' : undefined}>
      <Icon name={icon} />
      <p>
        {isBest && !way && <small>{best}</small>}
        <b>{title}</b>
        <span className="num">{text}</span>
      </p>
      {way}
    </li>
  );
}
