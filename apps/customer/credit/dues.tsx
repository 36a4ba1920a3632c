import { Link } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import type { readCredit } from '#contract/customer/read-credit.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';

type DuesProps = Pick<OutputOf<typeof readCredit>, 'duePaise' | 'dues'>;

/** Dues are paid before anything is paid out: each line leads to the booking where that is done. */
export function Dues({ duePaise, dues }: DuesProps) {
  const { credit, catalogue } = useWords();
  return (
    <div className="dues">
      <p>{credit.duesFirst({ amount: formatRupees(duePaise) })}</p>
      <ul>
        {dues.map(({ bookingId, reference, serviceSlug, amountPaise }) => (
          <li key={bookingId}>
            <Link to={`/bookings/${bookingId}`} replace>
              <span>
                {serviceNameIn(catalogue, serviceSlug)}
                <small translate="no">{reference}</small>
              </span>
              <b className="num">{credit.payDue({ amount: formatRupees(amountPaise) })}</b>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
