import type { OutputOf } from '#contract/operation.ts';
import type { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import { Link } from '../shell/path.tsx';
import { shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';

type BookingTableProps = {
  bookings: OutputOf<typeof listBookingsByDay>['bookings'];
  /** Those chosen for an act for many; without it none can be. */
  choosing: Choosing | undefined;
};

export type Choosing = {
  readonly has: (id: string) => boolean;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** One booking a row; on a phone a row is a card. */
export function BookingTable({ bookings, choosing }: BookingTableProps) {
  const { words, lang } = useSpeech();
  const { opsList: says, opsFile } = words;
  const nameOf = useServiceName();
  return (
    <table className="o-t o-cards list-table">
      <thead>
        <tr>
          {choosing && <ChooseAll bookings={bookings} choosing={choosing} />}
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
            {choosing && <Chosen one={one} choosing={choosing} />}
            <td>
              <Link className="o-link mono" to={`/bookings/${one.id}`}>
                {shortReference(one.reference)}
              </Link>
            </td>
            <td>{shownAt(one.startsAt, lang)}</td>
            <td>
              {nameOf(one.serviceName)} · {one.customerName} · {one.pincode}
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

function ChooseAll({ bookings, choosing }: BookingTableProps & { choosing: Choosing }) {
  const { opsBulk } = useSpeech().words;
  const ids = bookings.map(({ id }) => id);
  return (
    <th>
      <input
        type="checkbox"
        aria-label={opsBulk.chooseAll}
        checked={ids.every(choosing.has)}
        onChange={({ target }) => choosing.onChoose(ids, target.checked)}
      />
    </th>
  );
}

type ChosenProps = { one: BookingTableProps['bookings'][number]; choosing: Choosing };

function Chosen({ one, choosing }: ChosenProps) {
  const { opsBulk } = useSpeech().words;
  return (
    <td>
      <input
        type="checkbox"
        aria-label={opsBulk.choose({ reference: shortReference(one.reference) })}
        checked={choosing.has(one.id)}
        onChange={({ target }) => choosing.onChoose([one.id], target.checked)}
      />
    </td>
  );
}
