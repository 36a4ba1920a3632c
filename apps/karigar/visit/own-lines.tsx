import { newId } from '#kernel/ids.ts';
import { TextField } from '#ui/text-field.tsx';
import { PictureButton } from '../shell/picture-button.tsx';
import { useWords } from '../shell/words.tsx';

export type OwnLine = {
  readonly key: string;
  readonly kind: 'labour' | 'parts';
  readonly label: string;
  readonly rupees: string;
};
export type PartPicture = { readonly photoId: string; readonly image: string };

export const newLine = (): OwnLine => ({ key: newId(), kind: 'parts', label: '', rupees: '' });

type OwnLinesProps = {
  lines: readonly OwnLine[];
  picture: PartPicture | undefined;
  busy: boolean;
  onLines: (lines: readonly OwnLine[]) => void;
  onPicture: (picture: PartPicture) => void;
  onTrouble: (text: string) => void;
};

/** Lines that no rate card names: in words, with a sum, and beside a picture. */
export function OwnLines({ lines, picture, busy, onLines, onPicture, onTrouble }: OwnLinesProps) {
  const { visit } = useWords();
  const change = (key: string, part: Partial<OwnLine>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <div className="k-stack">
      <p className="k-note">{visit.ownText}</p>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          {...{ line, index }}
          onChange={(part) => change(line.key, part)}
          onRemove={() => onLines(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <button type="button" className="link-btn" onClick={() => onLines([...lines, newLine()])}>
        {visit.addLine}
      </button>
      {picture && (
        <ul className="k-photos">
          <li>
            <img src={picture.image} alt={visit.photoKinds.part} />
            <span role="status">{visit.partTaken}</span>
          </li>
        </ul>
      )}
      <PictureButton
        label={visit.takePart}
        busy={busy}
        onPicture={(image) => onPicture({ photoId: newId(), image })}
        onTrouble={onTrouble}
      />
    </div>
  );
}

type LineProps = {
  line: OwnLine;
  index: number;
  onChange: (part: Partial<OwnLine>) => void;
  onRemove: () => void;
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
      <button type="button" className="link-btn" onClick={onRemove}>
        {visit.removeLine}
      </button>
    </fieldset>
  );
}
