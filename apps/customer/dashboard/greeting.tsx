import { Link } from 'react-router';
import type { LocalDate } from '#kernel/time.ts';
import { commasDiffer, shownLongDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { useUser } from '../shell/session.ts';
import { greetingName } from './greeting-name.ts';

/** The customer's welcome, and today's date in India. */
export function Greeting({ today }: { today: LocalDate | undefined }) {
  const { dashboard } = useWords();
  const lang = useLang();
  const user = useUser();
  return (
    <div className="greeting">
      <p className="day">
        <Icon name="sun" />
        {/* The line keeps its height while the server's day is on its way. */}
        {today ? (
          <time dateTime={today} suppressHydrationWarning={commasDiffer}>
            {shownLongDay(today, lang)}
          </time>
        ) : (
          '\u00a0'
        )}
      </p>
      <h1>{dashboard.welcome({ name: greetingName(user, dashboard.user) })}</h1>
      {!user.fullName?.trim() && (
        <Link to="/main?profile" className="link">
          {dashboard.giveName}
        </Link>
      )}
    </div>
  );
}
