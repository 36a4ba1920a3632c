import { isMapOld } from '#contract/live.ts';
import { MINUTE } from '#kernel/time.ts';
import { useNow } from '../../browser/use-now.ts';
import { serverNow } from '../api/server-clock.ts';
import { useWords } from '../shell/words.tsx';
import { useOnMap } from './use-position-reports.ts';
import { useStaysOn } from './use-wake-lock.ts';

const TICK_MS = 5000;

/** How fresh the customer's map is, so that nobody believes to be seen who is not. */
export function SeenOnMap() {
  const { coming } = useWords();
  const { toldAt, denied } = useOnMap();
  const staysOn = useStaysOn();
  const now = useNow(TICK_MS, serverNow);
  if (denied) return <p role="status">{coming.mapDenied}</p>;
  if (toldAt === undefined) return <p role="status">{coming.mapWaits}</p>;
  const minutes = Math.max(0, Math.floor((now - toldAt) / MINUTE));
  return (
    <p role="status" className={isMapOld(minutes) ? undefined : 'k-note'}>
      {isMapOld(minutes) ? coming.mapOld({ minutes }) : coming.mapFresh}{' '}
      {staysOn ? coming.staysOn : coming.keepOn}
    </p>
  );
}
