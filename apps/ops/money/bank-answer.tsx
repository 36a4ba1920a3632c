import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { recordKarigarBankAnswer } from '#contract/ops/record-karigar-bank-answer.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { FileField } from '../shell/file-field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';

type Lines = OutputOf<typeof recordKarigarBankAnswer>['lines'];

/** The bank's answer to a file: recorded line by line, and read twice it counts once. */
export function BankAnswer() {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const [lines, setLines] = useState<Lines>();
  const read = async (chosen: File) => {
    setLines(undefined);
    const text = await chosen.text();
    setLines((await acting.run(recordKarigarBankAnswer, { text }))?.lines);
  };
  return (
    <Panel title={says.answer}>
      <FileField label={says.answerFile} help={says.answerText} onFile={(one) => void read(one)} />
      <ActNotes acting={acting} />
      {lines && <Outcomes lines={lines} />}
    </Panel>
  );
}

const RECORDED: ReadonlySet<string> = new Set(['paid', 'returned']);

/** How many of each, and every line that somebody has to look at. */
function Outcomes({ lines }: { lines: Lines }) {
  const { opsMoney: says } = useSpeech().words;
  const countOf = (outcome: string) => lines.filter((one) => one.outcome === outcome).length;
  const troubled = lines
    .map((one, at) => ({ ...one, line: at + 2 }))
    .filter(({ outcome }) => !RECORDED.has(outcome));
  return (
    <div role="status">
      <p>{says.answerRead({ paid: countOf('paid'), returned: countOf('returned') })}</p>
      <ul className="o-rows">
        {troubled.map((one) => (
          <li key={one.line}>
            <span className="o-anywhere">
              {says.line({ number: one.line })} <span className="mono">{one.reference}</span>
            </span>
            <span className="o-chip risk">{says.outcomes[one.outcome]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
