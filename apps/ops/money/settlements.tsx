import type { OutputOf } from '#contract/operation.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Settlement = OutputOf<typeof listSettlements>['settlements'][number];

/** Reports of the gateways against our books, day by day, with every difference and what to do about it. */
export function Settlements() {
  const { opsMoney: says } = useSpeech().words;
  const reading = useReading(listSettlements, {});
  const all = reading.value?.settlements ?? [];
  const differing = all.reduce((sum, one) => sum + one.differences.length, 0);
  return (
    <div className="o-body">
      <Panel
        title={says.settlements}
        beside={differing > 0 ? says.differ({ count: differing }) : undefined}
      >
        <p className="o-help">{says.settlementsText}</p>
        <Waiting reading={reading} />
        {reading.value && all.length === 0 && <p>{says.noSettlements}</p>}
        {all.length > 0 && (
          <table className="o-t o-wrapped">
            <thead>
              <tr>
                <th>{says.day}</th>
                <th>{says.gateway}</th>
                <th className="r">{says.lines}</th>
                <th className="r">{says.payments}</th>
                <th className="r">{says.refunds}</th>
                <th className="r">{says.fees}</th>
                <th>{says.fits}</th>
              </tr>
            </thead>
            <tbody>
              {all.map((one) => (
                <Rows key={one.id} one={one} />
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </div>
  );
}

function Rows({ one }: { one: Settlement }) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  const count = one.differences.length;
  return (
    <>
      <tr>
        <td>{shownDate(one.day, lang)}</td>
        <td>{one.provider}</td>
        <td className="r">{one.lines}</td>
        <td className="r">{shownMoney(one.paymentsPaise)}</td>
        <td className="r">{shownMoney(one.refundsPaise)}</td>
        <td className="r">
          {shownMoney(one.feesPaise)} + {shownMoney(one.taxesPaise)}
        </td>
        <td>
          <span className={count > 0 ? 'o-chip risk' : 'o-chip calm'}>
            {count > 0 ? says.differ({ count }) : says.fitsAll}
          </span>{' '}
          <BooksLink of="settlement" id={one.id} />
        </td>
      </tr>
      {count > 0 && (
        <tr>
          <td colSpan={7}>
            <ul className="o-rows">
              {one.differences.map((each) => (
                <Difference key={`${each.kind} ${each.gatewayReference}`} one={each} />
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

const shownOrNone = (paise: number | null): string => (paise === null ? '–' : shownMoney(paise));

function Difference({ one }: { one: Settlement['differences'][number] }) {
  const { opsMoney: says } = useSpeech().words;
  const [ours, theirs] = [shownOrNone(one.oursPaise), shownOrNone(one.theirsPaise)];
  return (
    <li>
      <span>
        <b>{says.differences[one.kind]}</b> · {says.abouts[one.about]} {one.gatewayReference}
        <small>{says.differencesText[one.kind]}</small>
      </span>
      <span>{says.oursAndTheirs({ ours, theirs })}</span>
      {one.bookingId && (
        <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
          {one.booking}
        </Link>
      )}
    </li>
  );
}
