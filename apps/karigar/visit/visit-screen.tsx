import type { ReactNode } from 'react';
import { isComing, isFinished, wasDropped } from '#contract/booking-phases.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { useQueuedActions } from '../api/queue.ts';
import { useReading } from '../api/reading.ts';
import { LeftVisit } from '../shell/left-visit.tsx';
import { Trade } from '../shell/picture.tsx';
import { serviceName } from '../shell/service-name.ts';
import { StatusPill } from '../shell/status-pill.tsx';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Arriving } from './arriving.tsx';
import { AtGate } from './at-gate.tsx';
import { Bill } from './bill.tsx';
import { CashAfterAll } from './cash-after-all.tsx';
import { Checklist } from './checklist.tsx';
import { ComingEarly } from './coming-early.tsx';
import { Complaint } from './complaint.tsx';
import { Crew } from './crew.tsx';
import { CustomerNoShow } from './customer-no-show.tsx';
import { ExtraWork } from './extra-work.tsx';
import { VisitFacts } from './facts.tsx';
import { Finishing } from './finishing.tsx';
import { optimisticUpdate } from './optimistic-update.ts';
import { OtherWays } from './other-ways.tsx';
import { PayCode } from './pay-code.tsx';
import { Photos } from './photos.tsx';
import { Rating } from './rating.tsx';
import { Refusing } from './refusing.tsx';
import { SeenOnMap } from './seen-on-map.tsx';
import { SettingOut } from './setting-out.tsx';
import { Starting } from './starting.tsx';
import { Steps } from './steps.tsx';
import { Talk } from './talk.tsx';
import { ZoneCard } from './zone-card.tsx';
import './visit.css';

/** One visit from the offer taken to the rating given: on top always what is to be done now. */
export function VisitScreen({ id, gatePass }: { id: string; gatePass?: ReactNode }) {
  const { words } = useSpeech();
  const reading = useReading(readVisit, { id });
  const queuedActions = useQueuedActions();
  const visit = reading.value && optimisticUpdate(reading.value.visit, queuedActions);
  return (
    <article className="k-screen">
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {visit && (
        <>
          <header className="k-stack">
            <div className="k-row">
              <StatusPill status={visit.status} />
              <span className="k-note num">
                {words.visit.bookingCode}: {visit.reference}
              </span>
            </div>
            <h1 className="k-titled">
              <Trade slug={visit.serviceSlug} large />
              {serviceName(words, visit)}
            </h1>
            <Steps status={visit.status} />
            <AsOf reading={reading} />
          </header>
          {visit.safetyExit && (
            <section className="k-card">
              <LeftVisit visit={visit} />
            </section>
          )}
          {!isOver(visit.status) && <ZoneCard zone={visit.zone} />}
          <Complaint visit={visit} />
          <Now visit={visit} />
          <Crew visit={visit} />
          {!isOver(visit.status) && gatePass}
          {!visit.safetyExit && !isOver(visit.status) && <Talk visitId={visit.id} />}
          <VisitFacts visit={visit} />
          <Later visit={visit} />
        </>
      )}
    </article>
  );
}

const isOver = (status: KarigarVisit['status']): boolean =>
  isFinished(status) || wasDropped(status);

/** The next step that the server lets the Karigar take. */
function Now({ visit }: { visit: KarigarVisit }) {
  const may = new Set(visit.actions);
  return (
    <>
      {visit.status === 'assigned' && <SettingOut visit={visit} />}
      {isComing(visit.status) && visit.leads && <ComingEarly visit={visit} />}
      {may.has('arrive') && <Arriving visit={visit} />}
      {visit.status === 'dispatched' && visit.leads && <AtGate visit={visit} />}
      {visit.status === 'dispatched' && visit.leads && <SeenOnMap />}
      {may.has('start') && <Starting visit={visit} />}
      {(visit.status === 'arrived' || may.has('try-contact')) && <CustomerNoShow visit={visit} />}
      {visit.status === 'in_progress' && <Checklist visit={visit} />}
      {(may.has('propose-extra') || visit.estimates.length > 0) && <ExtraWork visit={visit} />}
      {may.has('finish') && <Finishing visit={visit} />}
      {isOver(visit.status) && <Rating visit={visit} />}
      {may.has('count-cash') && visit.status === 'done' && <PayCode visit={visit} />}
      {may.has('count-cash') && <CashAfterAll visit={visit} />}
    </>
  );
}

function Later({ visit }: { visit: KarigarVisit }) {
  const started = visit.startedAt !== null;
  return (
    <>
      {(visit.actions.includes('add-photo') || visit.photos.length > 0) && <Photos visit={visit} />}
      {started && <Bill visit={visit} />}
      <Refusing visit={visit} />
      <OtherWays visit={visit} />
    </>
  );
}
