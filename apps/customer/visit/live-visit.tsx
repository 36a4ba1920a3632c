import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { isExpected, isFinished } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { listNeeds } from '#contract/customer/list-needs.ts';
import type { LiveVisit as Visit } from '#contract/customer/live-visit.ts';
import { useWords } from '#ui/words.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { AfterWork } from './after-work.tsx';
import { Bill } from './bill.tsx';
import { Checklist } from './checklist.tsx';
import { Crew } from './crew.tsx';
import { ExtraWork } from './extra-work.tsx';
import { KarigarCard } from './karigar-card.tsx';
import { LeavingTheVisit } from './leaving-the-visit.tsx';
import { MayComeEarly } from './may-come-early.tsx';
import { SafetyExit } from './safety-exit.tsx';
import { ShareVisit } from './share-visit.tsx';
import { StartCode } from './start-code.tsx';
import { Talk } from './talk.tsx';
import { useLiveVisit } from './use-live-visit.ts';
import { VisitNow } from './visit-now.tsx';
import './live-visit.css';

/** Without a network there is no map, and everything else is there all the same. */
const VisitMap = lazy(() =>
  import('./visit-map.tsx').catch(() => ({ default: () => null }) as never),
);

type LiveVisitProps = {
  booking: BookingView;
  /** Something of the booking itself has changed: its state, its money. */
  onChanged: () => void;
};

/** Shown from the moment a Karigar is sought until both sides have rated. */
export function LiveVisit({ booking, onChanged }: LiveVisitProps) {
  const { status, confirmed } = booking;
  const isSought = status === 'pending' && confirmed;
  if (isSought || isExpected(status) || isFinished(status))
    return <Watched booking={booking} onChanged={onChanged} />;
  // An exit that came too late is said here too.
  return <SafetyExit booking={booking} may={false} isBehind={false} onChanged={onChanged} />;
}

function Watched({ booking, onChanged }: LiveVisitProps) {
  const { id, status } = booking;
  const words = useWords().visit;
  const { visit, query, live } = useLiveVisit(id);
  const queries = useQueryClient();
  const told = useEffectEvent(onChanged);
  const turn = visit && turnOf(visit);
  useEffect(() => {
    if (turn !== undefined && turn !== status) told();
  }, [turn, status]);
  // Nobody comes yet, and nobody had been on the way: there is nothing to be seen, and a change is heard of.
  if (visit ? visit.status === 'pending' && !visit.replaced : status === 'pending') return null;
  if (!visit) {
    if (query.isError)
      return (
        <>
          <Trouble text={words.failed} onRetry={() => void query.refetch()} />
          <SafetyExit booking={booking} may={false} isBehind onChanged={onChanged} />
        </>
      );
    return (
      <div role="status" className="visit-waiting">
        <span className="visually-hidden">{words.loading}</span>
        <i />
        <i />
      </div>
    );
  }
  const changed = () => {
    void query.refetch();
    void queries.invalidateQueries({ queryKey: [listNeeds.name] });
    onChanged();
  };
  return <Shown {...{ booking, visit, live }} isBehind={query.isError} onChanged={changed} />;
}

/** The facts of the visit on which the rest of the page depends. */
const turnOf = ({ status }: Visit): string => status;

type ShownProps = LiveVisitProps & { visit: Visit; live: boolean; isBehind: boolean };

function Shown({ booking, visit, live, isBehind, onChanged }: ShownProps) {
  const words = useWords().visit;
  const part = { visit, onChanged };
  return (
    <section className="live-visit" aria-label={words.title}>
      <VisitNow visit={visit} live={live} />
      {visit.position && visit.home && (
        <Suspense fallback={<div className="visit-map waiting" />}>
          <VisitMap position={visit.position} home={visit.home} name={visit.karigar?.name ?? ''} />
        </Suspense>
      )}
      <MayComeEarly {...part} />
      <StartCode {...part} />
      <ExtraWork {...part} />
      <AfterWork {...part} />
      {visit.karigar && <KarigarCard karigar={visit.karigar} />}
      <Crew {...part} />
      <Talk {...part} />
      <Checklist visit={visit} />
      <Bill visit={visit} />
      <ShareVisit {...part} />
      <LeavingTheVisit {...part} booking={booking} isBehind={isBehind} />
    </section>
  );
}
