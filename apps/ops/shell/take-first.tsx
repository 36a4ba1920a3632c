import { type ReactNode, useId } from 'react';
import { type TAKEN_FILES, takeFile } from '#contract/ops/take-file.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from './act.tsx';
import { ActNotes } from './field.tsx';
import { useSpeech } from './words.tsx';

export type TakenFile = (typeof TAKEN_FILES)[number];

/** Leave for a file of people or of pay, before it is made; where it is asked, the second factor is shown in a dialog. */
export function useTakeFirst(): {
  readonly take: (file: TakenFile, of: object) => Promise<boolean>;
  readonly asking: ReactNode;
} {
  const { opsList: says } = useSpeech().words;
  const heading = useId();
  const acting = useAct();
  const take = async (file: TakenFile, of: object) => {
    const filter = new URLSearchParams(
      Object.entries(of).map(([name, value]) => [name, String(value)]),
    );
    const asked = { file, of: decodeURIComponent(`${filter}`).slice(0, 300) };
    return (await acting.run(takeFile, asked)) !== undefined;
  };
  const asking = (acting.again || acting.error) && (
    <Dialog labelledBy={heading} onClose={acting.clear} className="o-dialog">
      <header>
        <h2 id={heading}>{says.csv}</h2>
      </header>
      <div className="o-act">
        <div className="in o-stack">
          <ActNotes acting={acting} />
        </div>
      </div>
    </Dialog>
  );
  return { take, asking };
}
