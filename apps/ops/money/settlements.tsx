import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney, shownSince } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { AnswerDifference } from './answer-difference.tsx';
import { SettleDifference } from './settle-difference.tsx';
import './settlements.css';

type Settlement = OutputOf<typeof listSettlements>['settlements'][number];

/** Reports of the gateways against our books, day by day, with every difference and what to do about it. */
export function Settlements() {
  const { opsMoney: says } = useSpeech().words;
  const reading = useReading(listSettlements, {});
  const all = reading.value?.settlements ?? [];
  const differing = all.reduce((sum, one) => sum + openOf(one).length, 0);
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
          <table className="o-t o-cards o-wrapped settlements">
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
        <td className="r" data-name={says.lines}>
          {one.lines}
        </td>
        <td className="r" data-name={says.payments}>
          {shownMoney(one.paymentsPaise)}
        </td>
        <td className="r" data-name={says.refunds}>
          {shownMoney(one.refundsPaise)}
        </td>
        <td className="r" data-name={says.fees}>
          {shownMoney(one.feesPaise)} + {shownMoney(one.taxesPaise)}
        </td>
        <td>
          <Fits one={one} /> <BooksLink of="settlement" id={one.id} />
        </td>
      </tr>
      {count > 0 && (
        <tr>
          <td colSpan={7}>
            <ul className="o-rows differences">
              {one.differences.map((each) => (
                <Difference key={each.position} settlementId={one.id} one={each} />
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

const isExplained = ({ answers }: Settlement['differences'][number]): boolean =>
  answers.some(({ way }) => way === 'explained');

/** The differences that nobody has explained yet. */
const openOf = ({ differences }: Settlement) => differences.filter((one) => !isExplained(one));

function Fits({ one }: { one: Settlement }) {
  const { opsMoney: says } = useSpeech().words;
  const count = openOf(one).length;
  if (count > 0) return <span className="o-chip risk">{says.differ({ count })}</span>;
  return (
    <span className="o-chip calm">
      {one.differences.length > 0 ? says.allExplained : says.fitsAll}
    </span>
  );
}

const shownOrNone = (paise: number | null): string => (paise === null ? '–' : shownMoney(paise));

type DifferenceProps = { settlementId: string; one: Settlement['differences'][number] };

function Difference({ settlementId, one }: DifferenceProps) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  const [ours, theirs] = [shownOrNone(one.oursPaise), shownOrNone(one.theirsPaise)];
  return (
    <li className="difference">
      <span>
        <b>{says.differences[one.kind]}</b> · {says.abouts[one.about]} {one.gatewayReference}
        {one.matchedWith && ` = ${one.matchedWith}`}
        {!isExplained(one) && <small>{says.differencesText[one.kind]}</small>}
        {one.answers.map((each) => (
          <small key={each.at}>
            {each.proposes ? says.proposes({ name: each.proposes }) : says.answerWays[each.way]}:{' '}
            {each.why} · {each.by ?? '–'}, {shownSince(each.at, lang)}
          </small>
        ))}
        {!isExplained(one) && (
          <>
            {one.proposedBy && <small>{says.matchProposed({ name: one.proposedBy })}</small>}
            {one.kind === 'missing-here' && one.about !== 'adjustment' && (
              <Whose settlementId={settlementId} one={one} />
            )}
            <AnswerDifference settlementId={settlementId} position={one.position} />
          </>
        )}
      </span>
      <span className="r">{says.oursAndTheirs({ ours, theirs })}</span>
      <span className="r">
        {one.bookingId && (
          <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
            {one.booking}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Looked for only when somebody asks. */
function Whose({ settlementId, one }: DifferenceProps) {
  const { opsMoney: says } = useSpeech().words;
  const [open, setOpen] = useState(false);
  const { position, about } = one;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="o-link">{says.whose}</summary>
      {open && (
        <SettleDifference
          {...{ settlementId, position }}
          isPayment={about === 'payment'}
          onDone={() => setOpen(false)}
        />
      )}
    </details>
  );
}
