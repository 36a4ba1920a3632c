import type { BillView } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '#ui/words.tsx';

type LineChoiceProps = {
  legend: string;
  lines: BillView['lines'];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
};

/** Lines of the bill to be ticked. */
export function LineChoice({ legend, lines, chosen, onChoose }: LineChoiceProps) {
  const words = useWords().visit.bill;
  return (
    <fieldset className="line-choice">
      <legend>{legend}</legend>
      {lines.map(({ line, label, amountPaise }) => (
        <label key={line}>
          <input
            type="checkbox"
            checked={chosen.includes(line)}
            onChange={({ currentTarget }) =>
              onChoose(
                currentTarget.checked ? [...chosen, line] : chosen.filter((one) => one !== line),
              )
            }
          />
          <span>{label || words.service}</span>
          <b className="num">{formatRupees(amountPaise)}</b>
        </label>
      ))}
    </fieldset>
  );
}
