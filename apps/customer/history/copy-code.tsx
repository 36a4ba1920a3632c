import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';

/** The code that a person reads out or passes on. */
export function CopyCode({ code }: { code: string }) {
  const { history } = useWords();
  const words = history.detail;
  const [said, setSaid] = useState('');
  // A browser may forbid the clipboard; the code can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(code).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    ) ?? setSaid(words.notCopied);
  return (
    <section className="copy-code">
      <p>
        {words.code} <b translate="no">{code}</b>
      </p>
      <Button look="soft" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p className="said" role="status">
        {said}
      </p>
    </section>
  );
}
