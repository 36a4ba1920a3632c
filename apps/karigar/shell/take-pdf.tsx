import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { fetchFile } from '../../browser/call.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { refusalText } from './refusal-text.ts';
import { useSpeech } from './words.tsx';

type TakePdfProps = { path: string; fileName: string; label: string };

/** A paper of their own in the language they read, as a file to keep or to show. */
export function TakePdf({ path, fileName, label }: TakePdfProps) {
  const { words, lang } = useSpeech();
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const take = () =>
    during(async () => {
      setError(undefined);
      const file = await fetchFile(`${path}?language=${lang}`);
      if (!file.ok) return setError(refusalText(file.refusal, words));
      saveFile(fileName, file.value);
    });
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void take()}>
        {label}
      </Button>
      {error && (
        <p className="k-said" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
