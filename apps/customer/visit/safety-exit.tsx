import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnderWay } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import {
  dropExit,
  endForSafety,
  onExitSent,
  useWaitingExit,
  type WaitingExit,
} from '../shell/waiting-exits.ts';
import { Asked } from './asked.tsx';

/** How long the customer looks at a button that works; then the exit is kept, and goes on being sent without them. */
const PATIENCE_MS = 8_000;

type SafetyExitProps = {
  booking: BookingView;
  /** The server's word, as far as it has been heard. */
  may: boolean;
  /** The page cannot know how far the visit is. */
  isBehind: boolean;
  onChanged: () => void;
};

/** The customer's way out of a visit that does not feel safe: without a connection it is kept and sent later. */
export function SafetyExit({ booking, may, isBehind, onChanged }: SafetyExitProps) {
  const words = useWords().visit.safety;
  const online = useOnline();
  const [open, setOpen] = useState(false);
  const { waiting, busy, refused, end, drop } = useEnding(booking.id, () => {
    toast(words.done);
    setOpen(false);
    onChanged();
  });
  if (waiting) return <Waiting booking={booking} exit={waiting} onDrop={drop} />;
  if (!open && !may && !((isBehind || !online) && mayBeThere(booking, Date.now()))) return null;
  return (
    <>
      <Button look="line" className="safety" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        {words.open}
      </Button>
      {open && (
        <Ask
          {...{ booking, busy, refused }}
          onEnd={() => void end()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The exit on its way: `onSent` runs once the server has it, whether at once or after a wait. */
function useEnding(bookingId: string, onSent: () => void) {
  const kept = useWaitingExit(bookingId);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  // While the customer looks at a button that works, nothing is said to wait.
  const waiting = busy ? undefined : kept;
  const told = useRef(false);
  // Two windows may both have sent it.
  const sent = useEffectEvent(() => {
    if (!told.current) onSent();
    told.current = true;
  });
  useEffect(() => onExitSent(bookingId, () => sent()), [bookingId]);
  const end = async () => {
    setBusy(true);
    setRefused(undefined);
    told.current = false;
    const patience = new Promise<'kept'>((resolve) =>
      setTimeout(() => resolve('kept'), PATIENCE_MS),
    );
    const outcome = await Promise.race([endForSafety(bookingId), patience]);
    setBusy(false);
    if (outcome !== 'sent' && outcome !== 'kept') setRefused(outcome.code);
  };
  return { waiting, busy, refused, end, drop: () => dropExit(bookingId) };
}

type WaitingProps = {
  booking: BookingView;
  exit: WaitingExit;
  onDrop: () => void;
};

function Waiting({ booking, exit, onDrop }: WaitingProps) {
  const words = useWords().visit.safety;
  const { missed: isMissed, callBy } = exit;
  const said =
    callBy === undefined ? words.missed : words.cameLate({ time: shownClock(toIndiaIso(callBy)) });
  return (
    <div className="exit-waits">
      <p role="status">
        <Icon name={isMissed ? 'shield' : 'no-network'} />
        <span>{isMissed ? said : words.waits}</span>
      </p>
      <ReachUs reference={booking.reference} isCut={!isMissed} />
      <Button look="line" onClick={onDrop}>
        {isMissed ? words.seen : words.takeBack}
      </Button>
    </div>
  );
}

/** Judged by the hour and by what this page last knew: without a connection it has not heard that the Karigar has come. */
const mayBeThere = ({ status, startsAt, endsAt, days }: BookingView, now: number): boolean =>
  isUnderWay(status) ||
  (status === 'assigned' &&
    [{ startsAt, endsAt }, ...days].some(
      (day) => now >= Date.parse(day.startsAt) - HOUR && now <= Date.parse(day.endsAt) + 4 * HOUR,
    ));

type AskProps = {
  booking: BookingView;
  busy: boolean;
  refused: string | undefined;
  onEnd: () => void;
  onClose: () => void;
};

function Ask({ booking, busy, refused, onEnd, onClose }: AskProps) {
  const { visit, everyday, refusals } = useWords();
  const online = useOnline();
  const words = visit.safety;
  return (
    <Asked title={words.title} onClose={onClose}>
      <p>{online ? words.text : words.offline}</p>
      <p className="change-trouble" role="alert">
        {refused && (refusals[refused as keyof typeof refusals] ?? everyday.somethingWentWrong)}
      </p>
      <ReachUs reference={booking.reference} isCut={!online} />
      <div className="change-buttons">
        <Button look="danger" busy={busy} onClick={onEnd}>
          {words.confirm}
        </Button>
      </div>
    </Asked>
  );
}

type ReachUsProps = {
  reference: string;
  /** No other way reaches us from this telephone now. */
  isCut: boolean;
};

/** Ways to help that need no connection. */
function ReachUs({ reference, isCut }: ReachUsProps) {
  const words = useWords().visit.safety;
  const office = knownBrand().dialled;
  return (
    <p className="reach-us">
      <a className="btn line" href="tel:112">
        <Icon name="phone" />
        {words.call}
      </a>
      <a className="btn line" href={`tel:${office}`}>
        <Icon name="phone" />
        {words.office}
      </a>
      {isCut && (
        <a
          className="btn line"
          href={`sms:${office}?body=${encodeURIComponent(words.smsText({ reference }))}`}
        >
          <Icon name="chat" />
          {words.sms}
        </a>
      )}
    </p>
  );
}
