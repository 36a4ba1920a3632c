import { useState } from 'react';
import { useSpeech } from '../shell/words.tsx';

type NewKeyProps = {
  /** On the button that begins it. */
  start: string;
  label: string;
  onAdd: (key: string) => void;
};

/** The permanent name of a part that is added to a service. */
export function NewKey({ start, label, onAdd }: NewKeyProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const [key, setKey] = useState<string>();
  if (key === undefined)
    return (
      <button type="button" className="o-btn cat-start" onClick={() => setKey('')}>
        {start}
      </button>
    );
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(key);
        setKey(undefined);
      }}
    >
      <input
        className="o-in"
        aria-label={label}
        placeholder={label}
        pattern="[a-z][a-zA-Z0-9\-]{0,39}"
        required
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <button type="submit" className="o-btn go">
        {says.add}
      </button>
    </form>
  );
}
