import { useId, useState } from 'react';
import { useSpeech } from './words.tsx';

type FileFieldProps = { label: string; help?: string; onFile: (file: File) => void };

/** A CSV file to read, chosen by a button in the reader's language: a browser's own speaks that of the computer. */
export function FileField({ label, help, onFile }: FileFieldProps) {
  const { chooseFile } = useSpeech().words.ops;
  const id = useId();
  const [name, setName] = useState('');
  return (
    <div className="o-field o-upload">
      <label htmlFor={id}>{label}</label>
      <span className="row wrap">
        <label htmlFor={id} className="o-btn">
          {chooseFile}
        </label>
        <span className="t3 o-anywhere">{name}</span>
      </span>
      <input
        id={id}
        type="file"
        className="o-sr"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          setName(chosen.name);
          onFile(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {help && <p className="o-help">{help}</p>}
    </div>
  );
}
