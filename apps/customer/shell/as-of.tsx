import { dateInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownClock, shownDayAndMonth } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { isOld, type Shown } from '../api/kept-query.ts';
import './as-of.css';

type AsOfProps = { shown: Shown; onRetry: () => void };

/** Says plainly that what stands below is not from now. As soon as there is a network it is asked for again by itself. */
export function AsOf({ shown, onRetry }: AsOfProps) {
  const { connection, shell } = useWords();
  const lang = useLang();
  const online = useOnline();
  const at = shown.dataUpdatedAt;
  const said = shown.data !== undefined && (!online || isOld(shown));
  const day = shownDayAndMonth(dateInIndia(at), lang);
  return (
    <div role="status">
      {said && (
        <p className="as-of">
          <Icon name="no-network" />
          <span>
            <b>{online ? connection.noAnswer : connection.offline}</b>{' '}
            {connection.asOf({ time: `${day}, ${shownClock(toIndiaIso(at))}` })}
          </span>
          {online && (
            <button type="button" className="btn soft" onClick={onRetry}>
              {shell.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
