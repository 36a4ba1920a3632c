import { Suspense, useEffect, useRef, useState } from 'react';
import { endStaffSession } from '#contract/public/end-staff-session.ts';
import type { StaffSession } from '#contract/staff.ts';
import { call } from '../../browser/call.ts';
import { useLiveInbox } from '../api/live-inbox.ts';
import { clearSession } from '../api/reading.ts';
import { Duty } from '../duty/duty.tsx';
import { DutySheet } from '../duty/duty-sheet.tsx';
import { unsubscribeFromPushQuickly } from '../duty/push-subscription.ts';
import { Palette } from '../find/palette.tsx';
import { useAlarm } from '../inbox/use-alarm.ts';
import { Frame } from '../shell/frame.tsx';
import { KeysSheet } from '../shell/keys-sheet.tsx';
import { go, usePath } from '../shell/path.tsx';
import { Roles } from '../shell/roles.tsx';
import { RoomBoundary } from '../shell/room-boundary.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useWords } from '../shell/words.tsx';
import { type Asked, homeOf, roomAt } from './rooms.tsx';

/** The console of somebody in operations: the frame, what needs somebody, and the screen of this address. */
export function Inside({ session }: { session: StaffSession }) {
  const path = usePath();
  const heard = useLiveInbox();
  const { inbox, hearing } = heard;
  useAlarm(inbox);
  const [finding, setFinding] = useState(false);
  const [showsDuty, setShowsDuty] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys({ '?': () => setShowsKeys(true) });
  useFocusInRoom(path);
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
    await unsubscribeFromPushQuickly();
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
        duty={<Duty self={session.userId} onOpen={() => setShowsDuty(true)} />}
        onFind={() => setFinding(true)}
        onLeave={() => void leave()}
      >
        <RoomBoundary path={path}>
          <Room path={path} session={session} {...heard} />
        </RoomBoundary>
        {showsDuty && <DutySheet self={session.userId} onClose={() => setShowsDuty(false)} />}
        {finding && <Palette onClose={() => setFinding(false)} />}
        {showsKeys && <KeysSheet onClose={() => setShowsKeys(false)} />}
      </Frame>
    </Roles>
  );
}

/** Another address is another page: the keys go on in it, and not in the rail or at a thing that has gone. */
function useFocusInRoom(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const room = document.querySelector<HTMLElement>('.o-room');
    if (!room?.contains(document.activeElement)) room?.focus({ preventScroll: true });
  }, [path]);
}

/** The room of this address. */
function Room(asked: Asked) {
  const words = useWords();
  const room = roomAt(asked.path);
  return (
    <Suspense fallback={<p className="o-body">{words.loading}</p>}>
      {room ? room.show(asked) : <p className="o-body">{words.nowhere}</p>}
    </Suspense>
  );
}
