import type { OutputOf } from '#contract/operation.ts';
import type { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import { Link } from '../shell/path.tsx';
import { shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type BookingTableProps = { bookings: OutputOf<typeof listBookingsByDay>['bookings'] };

/** One booking a row; on a phone a row is a card. */
export function BookingTable({ bookings }: BookingTableProps) {
  const { words, lang } = useSpeech();
  const { opsList: says, opsFile } = words;
  return (
    <table className="o-t o-cards">
      <thead>
        <tr>
          <th>{says.reference}</th>
          <th>{says.when}</th>
          <th>{says.whatAndWhom}</th>
          <th>{says.karigar}</th>
          <th>{says.status}</th>
          <th className="r">{says.price}</th>
          <th className="r">{says.due}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((one) => (
          <tr key={one.id}>
            <td>
              <Link className="o-link mono" to={`/bookings/${one.id}`}>
                {shortReference(one.reference)}
              </Link>
            </td>
            <td>{shownAt(one.startsAt, lang)}</td>
            <td>
              {one.serviceName} · {one.customerName} · {one.pincode}
            </td>
            <td>{one.karigarName ?? <span className="t3">{says.nobody}</span>}</td>
            <td>
              <span className="o-chip">{opsFile.steps[one.status]}</span>
              {one.openItems > 0 && (
                <span className="o-chip risk">{says.needs({ count: one.openItems })}</span>
              )}
            </td>
            <td className="r">{shownMoney(one.totalPaise)}</td>
            <td className="r">{one.duePaise > 0 ? <b>{shownMoney(one.duePaise)}</b> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
