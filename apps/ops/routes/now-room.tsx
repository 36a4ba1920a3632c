import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { StaffRole } from '#contract/staff.ts';
import { dateInIndia, instantInIndia, type LocalDate, MINUTE } from '#kernel/time.ts';
import type { InboxHearing, LiveInbox } from '../api/live-inbox.ts';
import { Counters } from '../day/counters.tsx';
import type { Day, DayVisit } from '../day/day-of.ts';
import { nextOfSame } from '../day/lanes.ts';
import { Timeline } from '../day/timeline.tsx';
import { useDay } from '../day/use-day.ts';
import { Now } from '../inbox/now.tsx';
import { RoomBoundary } from '../shell/room-boundary.tsx';
import type { Wished } from '../shell/wished.ts';
import { useWishes, type Wish } from '../shell/wishes.tsx';
import { useSpeech } from '../shell/words.tsx';

type NowRoomProps = {
  inbox: LiveInbox | undefined;
  hearing: InboxHearing;
  hearsDay: boolean;
  self: string;
  roles: readonly StaffRole[];
};

/** There is room for the map beside the timeline; on a smaller screen it is asked for. */
const WIDE = '(min-width: 1600px)';
const NOON = 12 * 60;

/** Loaded once the day is there, and drawn when that has been painted. */
const CityMap = lazy(() => import('../day/city-map.tsx'));

const DAY_ROLES: readonly StaffRole[] = ['support', 'dispatch', 'quality', 'admin'];

export const seesDay = (roles: readonly StaffRole[]): boolean =>
  roles.some((one) => DAY_ROLES.includes(one));

/** The queue and the day of the city, with one selection between them. */
export function NowRoom({ inbox, hearing, hearsDay, self, roles }: NowRoomProps) {
  const hasDay = seesDay(roles);
  const says = useSpeech().words.opsDay.map;
  const [picked, setPicked] = useState<string>();
  const [mapped, setMapped] = useState(() => matchMedia(WIDE).matches);
  const room = mapped ? 'now mapped' : 'now';
  return (
    <div className={hasDay ? room : 'now alone'}>
      {hasDay && (
        <DayOfCity {...{ hearsDay, picked, mapped }} onPick={setPicked} onMapped={setMapped} />
      )}
      <Now inbox={inbox} hearing={hearing} self={self} onShow={setPicked}>
        {hasDay && (
          <button type="button" className="o-btn o-phone" onClick={() => setMapped(true)}>
            {says.phone}
          </button>
        )}
      </Now>
    </div>
  );
}

type DayProps = {
  hearsDay: boolean;
  picked: string | undefined;
  onPick: (bookingId: string | undefined) => void;
  mapped: boolean;
  onMapped: (mapped: boolean) => void;
};

function DayOfCity({ hearsDay, picked, onPick, mapped, onMapped }: DayProps) {
  const { opsDay: says } = useSpeech().words;
  const now = useMinute();
  const today = dateInIndia(now);
  const [date, setDate] = useState<LocalDate>(today);
  const day = useDay(date, hearsDay);
  const { next, wish, sheet } = useGivingOn(day.value, onPick);
  const hasBegun = useHasBegun(day.value !== undefined || day.refusal !== undefined);
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
  const nowMinute = date === today ? (now - instantInIndia(today, 0)) / MINUTE : undefined;
  return (
    <>
      <Counters counts={day.value?.counts} />
      <Timeline
        date={date}
        today={today}
        nowMinute={nowMinute}
        day={day}
        {...{ picked, next, mapped, onMapped }}
        onDate={setDate}
        onPick={onPick}
        onWish={(wished, visit) => wish(wishFor(wished, visit), visit)}
      />
      {/* Without its file the map alone is missing: the queue and the timeline go on. */}
      {mapped && hasBegun && (
        <RoomBoundary path={date}>
          <Suspense fallback={null}>
            <CityMap
              day={day.value}
              minute={nowMinute ?? NOON}
              isToday={nowMinute !== undefined}
              isTold={hearsDay}
              {...{ picked, onPick }}
              onClose={() => onMapped(false)}
            />
          </Suspense>
        </RoomBoundary>
      )}
      {sheet}
    </>
  );
}

/** True a moment after the day was first there, and from then on: another date leaves the map where it is. */
function useHasBegun(isThere: boolean): boolean {
  const isDrawn = useDeferredValue(isThere, false);
  const [hasBegun, setHasBegun] = useState(false);
  if (isDrawn && !hasBegun) setHasBegun(true);
  return hasBegun;
}

/** Acts on visits; somebody who is ill has more of them: the next one is at hand once one is with another. */
function useGivingOn(day: Day | undefined, onPick: DayProps['onPick']) {
  const [next, setNext] = useState<string>();
  const given = useRef<DayVisit>(undefined);
  const { wish, sheet } = useWishes(({ act, karigarId }) => {
    const from = given.current;
    if (act !== 'assign' || !from || karigarId === from.karigarId) return;
    const { bookingId } = nextOfSame(day?.visits ?? [], from) ?? from;
    setNext(bookingId);
    onPick(bookingId);
  });
  return {
    ...{ next, sheet },
    wish: (one: Wish, visit: DayVisit) => {
      given.current = visit;
      wish(one);
    },
  };
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
