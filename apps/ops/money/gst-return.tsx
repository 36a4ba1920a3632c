import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { exportGstReturn, GST_RETURNS } from '#contract/ops/export-gst-return.ts';
import { ActForm } from '../shell/act.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { Segments } from '../shell/segments.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { type FileForm, FileForms, saveAs } from './file-form.tsx';

/** The figures of a month for a return of GST as a file, and whether they agree with the books. */
export function GstReturn({ month }: { month: string }) {
  const { opsLedger: says } = useSpeech().words;
  const may = useMay();
  const [which, setWhich] = useState<(typeof GST_RETURNS)[number]>('gstr-1');
  const [form, setForm] = useState<FileForm>('csv');
  const [saved, setSaved] = useState<OutputOf<typeof exportGstReturn>>();
  if (!may(exportGstReturn)) return null;
  return (
    <Panel title={says.gstReturns}>
      <ActForm
        title={which.toUpperCase()}
        text={says.gstReturnsText[which]}
        button={says.file}
        onAct={async (why, acting) => {
          const value = await acting.run(exportGstReturn, { return: which, form, month, why });
          setSaved(value);
          if (value) saveAs(form, `${which}-${month}`, value.text);
          return value;
        }}
      >
        <Segments
          label={says.which}
          options={GST_RETURNS}
          chosen={which}
          nameOf={(one) => one.toUpperCase()}
          onChoose={setWhich}
        />
        <FileForms chosen={form} onChoose={setForm} />
      </ActForm>
      {saved && <Agreement saved={saved} />}
    </Panel>
  );
}

function Agreement({ saved }: { saved: OutputOf<typeof exportGstReturn> }) {
  const { opsLedger: says } = useSpeech().words;
  const { documentsTaxPaise, booksTaxPaise } = saved;
  const agrees = documentsTaxPaise === booksTaxPaise;
  const [documents, books] = [shownMoney(documentsTaxPaise), shownMoney(booksTaxPaise)];
  return (
    <p className={`o-note ${agrees ? 'calm' : 'risk'}`} role="status">
      {agrees ? says.gstAgrees({ books }) : says.gstDiffers({ documents, books })}
    </p>
  );
}
