import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '../shell/path.tsx';
import { Trade } from '../shell/picture.tsx';
import { serviceName } from '../shell/service-name.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

type Earnings = OutputOf<typeof readEarnings>;
type Waiting = NonNullable<Earnings['waits']>[number];

/** Work that is done and not yet theirs: each visit with its expected pay, and what it waits for. */
export function Waits({
  earnings: { waits, waitingPaise },
}: {
  earnings: Pick<Earnings, 'waits' | 'waitingPaise'>;
}) {
  const { title } = useSpeech().words.work.earnings.waits;
  if (waitingPaise === 0) return null;
  return (
    <section className="k-card">
      <div className="k-row">
        <h2>{title}</h2>
        <b className="k-money num">{formatRupees(waitingPaise)}</b>
      </div>
      <ul className="k-list k-waits">
        {waits?.map((one) => (
          <li key={one.bookingId}>
            <WaitingRow one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ one }: { one: Waiting }) {
  const { words, lang } = useSpeech();
  const { waits } = words.work.earnings;
  return (
    <Link to={`/visits/${one.bookingId}`} className="k-row">
      <Trade slug={one.serviceSlug} />
      <span>
        <b>{serviceName(words, one)}</b>
        <small className="k-note k-below">{shownDay(one.date, lang)}</small>
      </span>
      <b className="num">{formatRupees(one.amountPaise)}</b>
      <Icon name="arrow-right" />
      <small className="k-note">
        {waits.for[one.for]}{' '}
        {one.until && waits.until[one.for]({ time: shownMoment(one.until, lang) })}
      </small>
    </Link>
  );
}
