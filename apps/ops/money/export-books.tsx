import { useState } from 'react';
import { BOOKS, exportBooks } from '#contract/ops/export-books.ts';
import { addDays } from '#kernel/time.ts';
import { ActForm } from '../shell/act.tsx';
import { Choice, DayField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type FileForm, FileForms, saveAs } from './file-form.tsx';

type Book = (typeof BOOKS)[number];

/** The trial balance or the day book as a file; of the whole month, until other days are chosen. */
export function ExportBooks({ month }: { month: string }) {
  const { opsLedger: says, opsList } = useSpeech().words;
  const [book, setBook] = useState<Book>('trial-balance');
  const [form, setForm] = useState<FileForm>('csv');
  const [days, setDays] = useState({ from: `${month}-01`, until: lastDayOf(month) });
  return (
    <Panel title={says.export}>
      <ActForm
        title={says.bookNames[book]}
        text={says.exportText}
        button={says.file}
        onAct={async (why, acting) => {
          const value = await acting.run(exportBooks, { book, form, ...days, why });
          if (value) saveAs(form, `${book}-${days.from}-${days.until}`, value.text);
          return value;
        }}
      >
        <Choice
          label={says.which}
          value={book}
          options={BOOKS}
          nameOf={(one) => says.bookNames[one]}
          onChoose={setBook}
        />
        <DayField
          label={opsList.from}
          required
          value={days.from}
          onType={(from) => setDays({ ...days, from })}
        />
        <DayField
          label={opsList.until}
          required
          value={days.until}
          onType={(until) => setDays({ ...days, until })}
        />
        <FileForms chosen={form} onChoose={setForm} />
      </ActForm>
    </Panel>
  );
}

/** The day before the first of the next month. */
function lastDayOf(month: string): string {
  const someDayOfTheNext = addDays(`${month}-01`, 31);
  return addDays(`${someDayOfTheNext.slice(0, 7)}-01`, -1);
}
