import { csvOf, saveCsv } from '../shell/csv.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useTakeFirst } from '../shell/take-first.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { IncomeTaxOf } from './payout-of.ts';

type Of = { stated: IncomeTaxOf };

/** The people of whom tax was kept; everybody who was credited stands in the file for the accountant. */
export function IncomeTaxPeople({ stated }: Of) {
  const { opsIncomeTax: says } = useSpeech().words;
  const taxed = stated.karigars.filter(({ keptPaise }) => keptPaise > 0);
  const others = stated.karigars.length - taxed.length;
  return (
    <Panel title={says.people} beside={taxed.length}>
      {taxed.length === 0 && <p>{says.nobody}</p>}
      {taxed.length > 0 && <Table karigars={taxed} />}
      {others > 0 && <p className="t3">{says.others({ count: others })}</p>}
      {stated.karigars.length > 0 && <SaveStatement stated={stated} />}
    </Panel>
  );
}

function Table({ karigars }: Pick<IncomeTaxOf, 'karigars'>) {
  const { ops, opsIncomeTax: says } = useSpeech().words;
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{ops.karigar}</th>
          <th>{says.section}</th>
          <th className="r">{says.credits}</th>
          <th className="r">{says.gross}</th>
          <th className="r">{says.kept}</th>
          <th className="r">{says.grossOfYear}</th>
          <th className="r">{says.keptOfYear}</th>
        </tr>
      </thead>
      <tbody>
        {karigars.map((one) => (
          <tr key={`${one.karigarId} ${one.section}`}>
            <td>
              <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                {one.name}
              </Link>
            </td>
            <td>{one.section}</td>
            <td className="r">{one.credits}</td>
            <td className="r">{shownMoney(one.grossPaise)}</td>
            <td className="r">
              <b>{shownMoney(one.keptPaise)}</b>
            </td>
            <td className="r">{shownMoney(one.grossOfYearPaise)}</td>
            <td className="r">{shownMoney(one.keptOfYearPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sums in rupees, under the names that the screen has. */
function SaveStatement({ stated }: Of) {
  const { ops, opsIncomeTax: says, opsList, opsPeople } = useSpeech().words;
  const { take, asking } = useTakeFirst();
  const save = async () => {
    const { from, until } = stated;
    if (!(await take('income-tax', { from, until }))) return;
    const names = [
      ...[opsPeople.number, ops.karigar, says.section, says.credits],
      ...[says.gross, says.kept, says.grossOfYear, says.keptOfYear],
    ];
    const rows = stated.karigars.map((one) => [
      ...[one.karigarId, one.name, one.section, one.credits],
      ...[one.grossPaise, one.keptPaise, one.grossOfYearPaise, one.keptOfYearPaise].map(inRupees),
    ]);
    saveCsv(`income-tax-${stated.from}-${stated.until}.csv`, csvOf(names, rows));
  };
  return (
    <>
      <button type="button" className="o-btn" onClick={() => void save()}>
        {opsList.csv}
      </button>
      {asking}
    </>
  );
}

/** Without the sign and the commas, so that a spreadsheet can add them up. */
const inRupees = (paise: number): string => (paise / 100).toFixed(2);
