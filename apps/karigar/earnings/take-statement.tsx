import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { fetchFile } from '../../browser/call.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

/** The week that is shown, as a file to keep or to show at a bank. */
export function TakeStatement({ from }: { from: string }) {
  const { words, lang } = useSpeech();
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const take = () =>
    during(async () => {
      setError(undefined);
      const file = await fetchFile(`/api/karigar/earnings/${from}/pdf?language=${lang}`);
      if (!file.ok) return setError(refusalText(file.refusal, words));
      saveFile(`statement-${from}.pdf`, file.value);
    });
  return (
    <>
      <Button look="line" busy={busy} onClick={() => void take()}>
        {words.work.earnings.statement}
      </Button>
      {error && (
        <p className="k-said" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
