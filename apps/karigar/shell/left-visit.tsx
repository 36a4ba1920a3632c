import { useEffect } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { askAgain, useReading } from '../api/reading.ts';
import { serverNow } from '../api/server-clock.ts';
import { shownTime } from './shown-moment.ts';
import { useWords } from './words.tsx';

/** The steps after a safety exit, read from the server. */
export function ReadLeftVisit({ visitId }: { visitId: string }) {
  const { value } = useReading(readVisit, { id: visitId });
  return value ? <LeftVisit visit={value.visit} /> : null;
}

/** A colleague takes it within minutes, and is named then. */
const LOOK_EVERY_MS = 20_000;

/** Says who calls and by when, what is paid, and that this customer is not met again. */
export function LeftVisit({ visit }: { visit: KarigarVisit }) {
  const { safety } = useWords();
  const { safetyExit: exit, pay } = visit;
  const waits = exit !== null && !exit.closed && exit.calledAt === null;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void askAgain(readVisit), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
  if (!exit) return null;
  const time = shownTime(exit.leftAt);
  return (
    <>
      <p>
        <b>{exit.bySelf ? safety.left({ time }) : safety.ended({ time })}</b>
      </p>
      <Call exit={exit} />
      <p>{exit.bySelf ? safety.paid({ amount: formatRupees(pay.netPaise) }) : safety.paidWay}</p>
      <p className="k-note">{safety.apart}</p>
    </>
  );
}

function Call({ exit }: { exit: NonNullable<KarigarVisit['safetyExit']> }) {
  const { safety } = useWords();
  if (exit.closed) return <p>{safety.closed}</p>;
  if (exit.calledAt) return <p>{safety.called({ time: shownTime(exit.calledAt) })}</p>;
  const isLate = serverNow() > Date.parse(exit.callBy);
  const said = isLate ? safety.callLate : safety.callBy;
  return (
    <>
      {exit.takenBy && <p>{safety.taken({ name: exit.takenBy })}</p>}
      <p>{said({ time: shownTime(exit.callBy) })}</p>
      {isLate && (
        <a className="btn line lg" href={`tel:${knownBrand().dialled}`}>
          <Icon name="phone" />
          {safety.office}
        </a>
      )}
    </>
  );
}
