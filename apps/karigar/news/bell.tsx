import { listKarigarNotifications } from '#contract/applicant/list-karigar-notifications.ts';
import { KARIGAR_NEWS_KINDS } from '#contract/karigar-news.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { onlyKnown } from '../../browser/only-known.ts';
import { useReading } from '../api/reading.ts';
import { Link, usePath } from '../shell/path.tsx';
import { useWords } from '../shell/words.tsx';
import './news.css';

const MOST_SHOWN = 9;

/** The number of unread items; it leads to the list. */
export function Bell() {
  const { news } = useWords();
  const path = usePath();
  const { value } = useReading(listKarigarNotifications, {});
  const count = value ? onlyKnown(value, KARIGAR_NEWS_KINDS).unread : 0;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  return (
    <Link
      to="/news"
      className="icon-btn k-bell"
      aria-label={news.open({ count, shown })}
      aria-current={path === '/news' ? 'page' : undefined}
    >
      <Icon name="bell" />
      {count > 0 && (
        <b className="k-badge num" aria-hidden="true">
          {shown}
        </b>
      )}
    </Link>
  );
}
