import { useEffect, useState } from 'react';
import type { StaffRole } from '#contract/staff.ts';
import { dateInIndia, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import type { InboxHearing, LiveInbox } from '../api/live-inbox.ts';
import { Counters } from '../day/counters.tsx';
import type { DayVisit } from '../day/day-of.ts';
import { Timeline } from '../day/timeline.tsx';
import { useDay } from '../day/use-day.ts';
import { Now } from '../inbox/now.tsx';
import type { Wished } from '../shell/wished.ts';
import { useWishes, type Wish } from '../shell/wishes.tsx';
import { useSpeech } from '../shell/words.tsx';

type NowRoomProps = {
  inbox: LiveInbox | undefined;
  hearing: InboxHearing;
  self: string;
  roles: readonly StaffRole[];
};

const DAY_ROLES: readonly StaffRole[] = ['support', 'dispatch', 'quality', 'admin'];

/** The queue and the day of the city, with one selection between them. */
export function NowRoom({ inbox, hearing, self, roles }: NowRoomProps) {
  const seesDay = roles.some((one) => DAY_ROLES.includes(one));
  const [picked, setPicked] = useState<string>();
  return (
    <div className={seesDay ? 'now' : 'now alone'}>
      {seesDay && <DayOfCity picked={picked} onPick={setPicked} />}
      <Now inbox={inbox} hearing={hearing} self={self} onShow={setPicked} />
    </div>
  );
}

type DayProps = { picked: string | undefined; onPick: (bookingId: string | undefined) => void };

function DayOfCity({ picked, onPick }: DayProps) {
  const { opsDay: says } = useSpeech().words;
  const now = useMinute();
  const today = dateInIndia(now);
  const [date, setDate] = useState<LocalDate>(today);
  const { wish, sheet } = useWishes();
  const day = useDay(date);
  const nameOf = (karigarId: number | undefined) =>
    day.value?.karigars.find(({ id }) => id === karigarId)?.name ?? '';
  const wishFor = (wished: Wished, visit: DayVisit): Wish => {
    if (wished.act !== 'assign')
      return { wished, title: says.moveTo({ time: wished.time ?? '' }), undo: undefined };
    const title = says.give({ name: nameOf(wished.karigarId) });
    // Only who had accepted it is given it back: of a time held without a question nothing was taken from anybody.
    const back = { id: wished.id, act: 'assign' as const, karigarId: visit.karigarId };
    const undone = { wished: back, title: says.give({ name: nameOf(visit.karigarId) }) };
    return { wished, title, undo: visit.leads ? undone : undefined };
  };
  return (
    <>
      <Counters counts={day.value?.counts} />
      <Timeline
        date={date}
        today={today}
        nowMinute={date === today ? (now - instantInIndia(today, 0)) / MINUTE : undefined}
        day={day}
        picked={picked}
        onDate={setDate}
        onPick={onPick}
        onWish={(wished, visit) => wish(wishFor(wished, visit))}
      />
      {sheet}
    </>
  );
}

const TICK_MS = 30_000;

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
