import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { dateInIndia } from '#kernel/time.ts';
import { listenAhead } from '../api/live-inbox.ts';
import { readFirst } from '../api/reading.ts';
import { readDayFirst } from '../day/use-day.ts';
import { currentPath } from '../shell/path.tsx';
import { seesDay } from './now-room.tsx';

/** Asks who it is, and for what needs somebody and the day of the city, while the words of the screens still come. */
export async function readAhead(): Promise<void> {
  const session = (await readFirst(readStaffSession, {}))?.session;
  if (session?.stage !== 'open') return;
  listenAhead();
  if (currentPath() !== '/' || !seesDay(session.roles)) return;
  await readDayFirst(dateInIndia(Date.now()));
}
