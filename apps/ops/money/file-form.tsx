import { BOOK_FORMS } from '#contract/ops/export-books.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Segments } from '../shell/segments.tsx';
import { useSpeech } from '../shell/words.tsx';

export type FileForm = (typeof BOOK_FORMS)[number];

const FILE_TYPES = { csv: 'text/csv', json: 'application/json' } as const;

/** A file of the books for the accountant, under its name with the ending of its form. */
export const saveAs = (form: FileForm, name: string, text: string): void =>
  saveFile(`${name}.${form}`, new Blob([text], { type: FILE_TYPES[form] }));

type FileFormsProps = { chosen: FileForm; onChoose: (form: FileForm) => void };

export function FileForms({ chosen, onChoose }: FileFormsProps) {
  const { opsLedger: says } = useSpeech().words;
  return (
    <Segments
      label={says.file}
      options={BOOK_FORMS}
      chosen={chosen}
      nameOf={(one) => one.toUpperCase()}
      onChoose={onChoose}
    />
  );
}
