import { useState } from 'react';
import { newId } from '#kernel/ids.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { preventing } from '../../browser/preventing.ts';
import { useWords } from '../shell/words.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type Line = { readonly key: string; kind: 'labour' | 'parts'; label: string; rupees: string };
const newLine = (): Line => ({ key: newId(), kind: 'labour', label: '', rupees: '' });

/** Line by line: what, labour or parts, and how much. */
export function ExtraWorkForm({ visitId, onClose }: { visitId: string; onClose: () => void }) {
  const { visit, karigar, refusals } = useWords();
  const [estimateId] = useState(newId);
  const [lines, setLines] = useState<readonly Line[]>([newLine()]);
  const acting = useAct(visitId);
  const change = (key: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const amounts = lines.map(({ rupees }) => rupeesTyped(rupees));
  const sum = amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const send = async () => {
    if (lines.some(({ label }) => !label.trim())) return acting.say(refusals['label-missing']);
    if (amounts.some((one) => !one)) return acting.say(refusals['amount-invalid']);
    const asked = lines.map(({ kind, label }, index) => ({
      kind,
      label,
      amountPaise: amounts[index],
    }));
    if (await acting.run('proposeExtraWork', { estimateId, lines: asked })) onClose();
  };
  return (
    <form className="k-form k-extra" noValidate onSubmit={preventing(send)}>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          {...{ line, index }}
          onChange={(part) => change(line.key, part)}
          onRemove={
            lines.length > 1
              ? () => setLines(lines.filter(({ key }) => key !== line.key))
              : undefined
          }
        />
      ))}
      <button type="button" className="link-btn" onClick={() => setLines([...lines, newLine()])}>
        {visit.addLine}
      </button>
      <p className="k-row">
        <span>{visit.sum}</span>
        <b className="num">{formatRupees(sum)}</b>
      </p>
      <Said error={acting.error} />
      <Button type="submit" size="lg" busy={acting.busy}>
        {visit.sendExtra}
      </Button>
      <Button look="soft" onClick={onClose}>
        {karigar.cancel}
      </Button>
    </form>
  );
}

type LineProps = {
  line: Line;
  index: number;
  onChange: (part: Partial<Line>) => void;
  /** Not for the only one. */
  onRemove: (() => void) | undefined;
};

function LineFields({ line, index, onChange, onRemove }: LineProps) {
  const { visit } = useWords();
  return (
    <fieldset className="k-line">
      <legend className="visually-hidden">
        {visit.extra} {index + 1}
      </legend>
      <TextField
        label={visit.lineLabel}
        name={`label-${index}`}
        maxLength={80}
        value={line.label}
        onValue={(label) => onChange({ label })}
      />
      <div className="k-two">
        {(['labour', 'parts'] as const).map((kind) => (
          <label key={kind} className="k-choice k-small">
            {visit[kind]}
            <input
              type="radio"
              name={`kind-${line.key}`}
              checked={line.kind === kind}
              onChange={() => onChange({ kind })}
            />
          </label>
        ))}
      </div>
      <TextField
        label={visit.lineAmount}
        name={`rupees-${index}`}
        inputMode="decimal"
        className="num"
        value={line.rupees}
        onValue={(rupees) => onChange({ rupees })}
      />
      {onRemove && (
        <button type="button" className="link-btn" onClick={onRemove}>
          {visit.removeLine}
        </button>
      )}
    </fieldset>
  );
}
