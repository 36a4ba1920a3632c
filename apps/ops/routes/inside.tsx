import { lazy, Suspense, useEffect, useState } from 'react';
import { endStaffSession } from '#contract/public/end-staff-session.ts';
import type { StaffSession } from '#contract/staff.ts';
import { call } from '../../browser/call.ts';
import { useLiveInbox } from '../api/live-inbox.ts';
import { clearSession } from '../api/reading.ts';
import { Palette } from '../find/palette.tsx';
import { useAlarm } from '../inbox/use-alarm.ts';
import { Frame } from '../shell/frame.tsx';
import { go, usePath } from '../shell/path.tsx';
import { placesOf } from '../shell/places.ts';
import { Roles } from '../shell/roles.tsx';
import { RoomBoundary } from '../shell/room-boundary.tsx';
import { useWords } from '../shell/words.tsx';
import { Files, isFile } from './files.tsx';
import { HouseRoom } from './house-room.tsx';
import { NowRoom } from './now-room.tsx';

/** The console of somebody in operations: the frame, what needs somebody, and the screen of this address. */
export function Inside({ session }: { session: StaffSession }) {
  const path = usePath();
  const heard = useLiveInbox();
  const { inbox, hearing } = heard;
  useAlarm(inbox);
  const [finding, setFinding] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setFinding(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const home = homeOf(session);
  useEffect(() => {
    if (path === '/' && home !== undefined && home !== '/') go(home);
  }, [path, home]);
  const leave = async () => {
    await call(endStaffSession, {});
    clearSession();
  };
  return (
    <Roles value={session.roles}>
      <Frame
        session={session}
        open={inbox?.open ?? 0}
        hearing={hearing}
        path={path}
        onFind={() => setFinding(true)}
        onLeave={() => void leave()}
      >
        <RoomBoundary path={path}>
          <Rooms path={path} session={session} {...heard} />
        </RoomBoundary>
        {finding && <Palette onClose={() => setFinding(false)} />}
      </Frame>
    </Roles>
  );
}

const homeOf = ({ roles }: StaffSession) => placesOf(roles)[0]?.path;

type RoomsProps = ReturnType<typeof useLiveInbox> & { path: string; session: StaffSession };

/** The room of this address. */
function Rooms({ path, session, ...heard }: RoomsProps) {
  const words = useWords();
  return (
    <>
      {path === '/' && homeOf(session) === '/' && (
        <NowRoom {...heard} self={session.userId} roles={session.roles} />
      )}
      {isFile(path) && <Files path={path} />}
      <Suspense fallback={<p className="o-body">{words.loading}</p>}>
        {isCatalogue(path) && <CatalogueRoom path={path} roles={session.roles} />}
        {isCases(path) && <CasesRoom path={path} self={session.userId} />}
        {isMoney(path) && <MoneyRoom path={path} />}
        {isKarigars(path) && <KarigarsRoom path={path} />}
        {path === BOOK && <BookRoom />}
        {path === QUALITY && <QualityRoom />}
      </Suspense>
      {HOUSE.has(path) && <HouseRoom path={path} self={session.userId} />}
      {!isFile(path) &&
        !isCatalogue(path) &&
        !isCases(path) &&
        !isKarigars(path) &&
        !isMoney(path) &&
        !KNOWN.has(path) && <p className="o-body">{words.nowhere}</p>}
    </>
  );
}

/** Loaded when it is opened, so that nobody else downloads it. */
const CatalogueRoom = lazy(async () => ({
  default: (await import('./catalogue-room.tsx')).CatalogueRoom,
}));
const CasesRoom = lazy(async () => ({
  default: (await import('./cases-room.tsx')).CasesRoom,
}));
const KarigarsRoom = lazy(async () => ({
  default: (await import('./karigars-room.tsx')).KarigarsRoom,
}));
const isKarigars = (path: string): boolean =>
  /^\/karigars(\/documents|\/applications(\/[0-9a-f-]{36})?)?$/.test(path);
const MoneyRoom = lazy(async () => ({
  default: (await import('./money-room.tsx')).MoneyRoom,
}));
const isMoney = (path: string): boolean =>
  /^\/money(\/cash|\/settlements|\/wages(\/\d{4}-\d{2}-\d{2})?|\/books(\/20\d{2}-\d{2}(\/[a-z_]+(:[a-z0-9-]+)?)?)?)?$/.test(
    path,
  ) ||
  /^\/money\/entries\/(entry|booking|dispute|transfer|batch|settlement|tax-document)\/[0-9A-Za-z-]+$/.test(
    path,
  );
const isCases = (path: string): boolean => /^\/cases(\/[A-Za-z]-\d{4,9})?$/.test(path);
const BookRoom = lazy(async () => ({ default: (await import('../book/book.tsx')).Book }));
const BOOK = '/book';
const QualityRoom = lazy(async () => ({
  default: (await import('../quality/quality.tsx')).Quality,
}));
const QUALITY = '/quality';
const isCatalogue = (path: string): boolean => /^\/catalogue(\/|$)/.test(path);

const HOUSE: ReadonlySet<string> = new Set([
  '/house',
  '/house/audit',
  '/house/fees',
  '/house/channels',
  '/house/templates',
]);
const KNOWN: ReadonlySet<string> = new Set(['/', BOOK, QUALITY, ...HOUSE]);
