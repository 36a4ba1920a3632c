import { Panel } from '../shell/panel.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { HandedIn } from './payout-of.ts';

type HandedInProps = { rows: readonly HandedIn[]; onTakeBack: (one: HandedIn) => void };

/** Cash that was handed in, with its receipt and who counted it; what was taken back stays, crossed out. */
export function HandedInTable({ rows, onTakeBack }: HandedInProps) {
  const { ops, opsMoney: says } = useSpeech().words;
  return (
    <Panel title={says.received}>
      {rows.length === 0 && <p>{says.nothingReceived}</p>}
      {rows.length > 0 && (
        <table className="o-t o-wrapped">
          <thead>
            <tr>
              <th>{ops.when}</th>
              <th>{ops.karigar}</th>
              <th className="r">{says.amount}</th>
              <th>{says.receipt}</th>
              <th>{says.countedBy}</th>
              <th>{says.next}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <Row key={one.id} one={one} onTakeBack={onTakeBack} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Row({ one, onTakeBack }: { one: HandedIn } & Pick<HandedInProps, 'onTakeBack'>) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  const sum = shownMoney(one.amountPaise);
  return (
    <tr>
      <td>{shownAt(one.at, lang)}</td>
      <td>{one.name}</td>
      <td className="r">{one.reversedAt ? <s>{sum}</s> : <b>{sum}</b>}</td>
      <td>
        <span className="mono">{one.receipt}</span> · {says.takenTo[one.takenTo]}
      </td>
      <td>{one.countedBy}</td>
      <td>
        {one.reversedAt ? (
          <small>
            {says.takenBack} {shownAt(one.reversedAt, lang)}: {one.reversedWhy}
          </small>
        ) : (
          <button
            type="button"
            className="o-btn"
            aria-label={`${says.takeBack}: ${one.receipt}`}
            onClick={() => onTakeBack(one)}
          >
            {says.takeBack}…
          </button>
        )}
      </td>
    </tr>
  );
}
