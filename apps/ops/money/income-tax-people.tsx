import { useState } from 'react';
import { exportIncomeTax } from '#contract/ops/export-income-tax.ts';
import { ActForm } from '../shell/act.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { type FileForm, FileForms, saveAs } from './file-form.tsx';
import type { IncomeTaxOf } from './payout-of.ts';

type Of = { stated: IncomeTaxOf } & Quarter;

/** The people of whom tax was kept; everybody who was credited stands in the file for the accountant. */
export function IncomeTaxPeople({ stated, asked }: Of) {
  const { opsIncomeTax: says } = useSpeech().words;
  const taxed = stated.karigars.filter(({ keptPaise }) => keptPaise > 0);
  const others = stated.karigars.length - taxed.length;
  return (
    <Panel title={says.people} beside={taxed.length}>
      {taxed.length === 0 && <p>{says.nobody}</p>}
      {taxed.length > 0 && <Table karigars={taxed} />}
      {others > 0 && <p className="t3">{says.others({ count: others })}</p>}
      {stated.karigars.length > 0 && <SaveStatement asked={asked} />}
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

type Quarter = { asked: { year: number; quarter: number } };

/** Everybody who was credited in the quarter as a file for the accountant. */
function SaveStatement({ asked }: Quarter) {
  const { opsIncomeTax: says, opsLedger } = useSpeech().words;
  const may = useMay();
  const [form, setForm] = useState<FileForm>('csv');
  if (!may(exportIncomeTax)) return null;
  return (
    <ActForm
      title={opsLedger.export}
      text={says.fileText}
      button={opsLedger.file}
      onAct={async (why, acting) => {
        const value = await acting.run(exportIncomeTax, { form, ...asked, why });
        if (value) saveAs(form, `income-tax-${asked.year}-q${asked.quarter}`, value.text);
        return value;
      }}
    >
      <FileForms chosen={form} onChoose={setForm} />
    </ActForm>
  );
}
