import { useState } from 'react';
import { exportTaxDocuments } from '#contract/ops/export-tax-documents.ts';
import { dateInIndia } from '#kernel/time.ts';
import { ActForm } from '../shell/act.tsx';
import { DayField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type FileForm, FileForms, saveAs } from './file-form.tsx';

/** The tax documents of some days as a file for the accountant; this month's, until other days are chosen. */
export function TaxDocuments() {
  const { opsList: says, opsLedger } = useSpeech().words;
  const [form, setForm] = useState<FileForm>('csv');
  const may = useMay();
  const today = dateInIndia(Date.now());
  const [days, setDays] = useState({ from: `${today.slice(0, 8)}01`, until: today });
  if (!may(exportTaxDocuments)) return null;
  return (
    <section className="o-panel">
      <div className="o-pb">
        <ActForm
          title={says.taxDocuments}
          text={says.taxDocumentsText}
          button={opsLedger.file}
          onAct={async (why, acting) => {
            const value = await acting.run(exportTaxDocuments, { form, ...days, why });
            if (value) saveAs(form, `tax-documents-${days.from}-${days.until}`, value.text);
            return value;
          }}
        >
          <div className="o-filters">
            <DayField
              label={says.from}
              required
              value={days.from}
              onType={(from) => from && setDays({ ...days, from })}
            />
            <DayField
              label={says.until}
              required
              value={days.until}
              onType={(until) => until && setDays({ ...days, until })}
            />
          </div>
          <FileForms chosen={form} onChoose={setForm} />
        </ActForm>
      </div>
    </section>
  );
}
