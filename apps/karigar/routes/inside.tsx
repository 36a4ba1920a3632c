import { type ComponentType, useEffect } from 'react';
import { readMe } from '#contract/applicant/read-me.ts';
import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { useLive } from '../api/live.ts';
import { startQueue, useQueuedActions } from '../api/queue.ts';
import { useReading } from '../api/reading.ts';
import { serverNow } from '../api/server-clock.ts';
import { whoseDevice } from '../api/whose-device.ts';
import { DayScreen } from '../day/day-screen.tsx';
import { Bell } from '../news/bell.tsx';
import { QueuedActions } from '../queued-actions/queued-actions.tsx';
import { SafetyButton } from '../safety/safety-button.tsx';
import { visitLeftUnsent, visitToLeave } from '../safety/which-visit.ts';
import { Frame } from '../shell/frame.tsx';
import { lateScreen } from '../shell/late-screen.tsx';
import { go, Link, usePath } from '../shell/path.tsx';
import { renewPushSubscription } from '../shell/push-subscription.ts';
import { ReadAloud } from '../shell/read-aloud.tsx';
import { Waiting } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { usePositionReports } from '../visit/use-position-reports.ts';
import { useWakeLock } from '../visit/use-wake-lock.ts';
import { Nowhere } from './nowhere.tsx';

// Parts that the day does not show come when they are asked for, the visit first of all.
const [Visit, fetchVisit] = lateScreen(() => import('./visit.tsx'));
const [Offers, fetchOffers] = lateScreen(() => import('./offers.tsx'));
const [Earnings, fetchEarnings] = lateScreen(() => import('./earnings.tsx'));
const [Me, fetchMe] = lateScreen(() => import('./me.tsx'));
const [Payee, fetchPayee] = lateScreen(() => import('./payee.tsx'));
const [WorkTime, fetchWorkTime] = lateScreen(() => import('./work-time.tsx'));
const [Help, fetchHelp] = lateScreen(() => import('./help.tsx'));
const [News, fetchNews] = lateScreen(() => import('./news.tsx'));
const [Pause] = lateScreen(() => import('./pause.tsx'));
const [Join] = lateScreen(() => import('./join.tsx'));

/** The screen has come by then. */
const A_QUIET_MOMENT_MS = 4000;

/** A Karigar sees their day; an applicant is led through the application. */
export function Inside() {
  const me = useReading(readMe, {});
  useEffect(startQueue, []);
  const path = usePath();
  useEffect(() => {
    // Not only once it is known who they are.
    if (visitAt(path)) void fetchVisit();
    if (path === '/offers') void fetchOffers();
  }, [path]);
  useEffect(() => {
    const timer = setTimeout(
      () => void renewPushSubscription(whoseDevice() ?? ''),
      A_QUIET_MOMENT_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  if (!me.value)
    return (
      <Frame tabs={false}>
        <Waiting reading={me} onRetry={() => void me.again()} />
      </Frame>
    );
  return me.value.work ? <Working /> : <Joining paused={me.value.pause !== null} />;
}

function Joining({ paused }: { paused: boolean }) {
  const path = usePath();
  return (
    <Frame tabs={false} tools={<Tools leaving={undefined} unsent={undefined} />}>
      {(BESIDE[path] || (paused && path === '/earnings')) && <Back paused={paused} />}
      <BeforeOrAfter path={path} paused={paused} />
    </Frame>
  );
}

/** Screens beside the application, or beside a pause. */
const BESIDE: Readonly<Record<string, ComponentType>> = {
  '/news': News,
  '/help': Help,
  '/payee': Payee,
};

/** Without tabs the way back to the application, or to the pause, stands above every other screen. */
function Back({ paused }: { paused: boolean }) {
  const { join, pause } = useWords().work;
  return (
    <Link to="/" className="btn soft k-back">
      <Icon name="arrow-left" />
      {paused ? pause.back : join.title}
    </Link>
  );
}

/** A Karigar who has left us may still be owed something, and says where it goes. */
function BeforeOrAfter({ path, paused }: { path: string; paused: boolean }) {
  const Beside = BESIDE[path];
  if (Beside) return <Beside />;
  if (!paused) return <Join />;
  return path === '/earnings' ? <Earnings /> : <Pause />;
}

type ToolsProps = { leaving: VisitOfDay | undefined; unsent: VisitOfDay | undefined };

function Tools({ leaving, unsent }: ToolsProps) {
  return (
    <div className="k-tools">
      <ReadAloud read={() => document.getElementById('content')} />
      <Bell />
      <SafetyButton leaving={leaving} unsent={unsent} />
    </div>
  );
}

function Working() {
  const offers = useLive();
  useEffect(() => {
    const timer = setTimeout(() => whenIdle(() => void fetchTheRest()), A_QUIET_MOMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  const path = usePath();
  const today = useReading(readKarigarDay, {});
  const visitId = visitAt(path);
  const visits = today.value?.visits ?? [];
  const leaving = visitToLeave(visits, visitId, serverNow());
  const unsent = visitLeftUnsent(visits, useQueuedActions());
  // Runs on every screen while the Karigar rides.
  const riding = today.value?.visits.find(({ status, leads }) => leads && status === 'dispatched');
  usePositionReports(riding?.id);
  useWakeLock(riding !== undefined);
  return (
    <Frame offers={offers} tools={<Tools leaving={leaving} unsent={unsent} />}>
      <QueuedActions />
      {visitId ? <Visit key={visitId} id={visitId} /> : <Screen path={path} />}
    </Frame>
  );
}

/** Before the first lift: until the worker has kept the app, a screen that was never open is nowhere on the telephone. */
const fetchTheRest = () =>
  Promise.all([
    fetchVisit(),
    fetchOffers(),
    fetchEarnings(),
    fetchMe(),
    fetchPayee(),
    fetchWorkTime(),
    fetchHelp(),
    fetchNews(),
  ]);

const visitAt = (path: string): string | undefined => /^\/visits\/([^/]+)$/.exec(path)?.[1];

function Screen({ path }: { path: string }) {
  switch (path) {
    case '/':
      return <DayScreen />;
    case '/offers':
      return <Offers />;
    case '/news':
      return <News />;
    case '/earnings':
      return <Earnings />;
    case '/me':
      return <Me />;
    case '/help':
      return <Help />;
    case '/payee':
      return <Payee />;
    case '/work-time':
      return <WorkTime />;
    case '/join':
      // The applicant is a Karigar already.
      return <Nowhere onToday={() => go('/', { replace: true })} />;
    default:
      return <Nowhere onToday={() => go('/', { replace: true })} />;
  }
}
