import { type FormEvent, useState } from 'react';
import { TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

type BeginProps = {
  title: string;
  /** The names that are already there. */
  taken: ReadonlySet<string>;
  onBegin: (slug: string) => void;
};

/** Something new begins with its name in addresses, which it keeps. */
export function Begin({ title, taken, onBegin }: BeginProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const [slug, setSlug] = useState('');
  const isTaken = taken.has(slug);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTaken) onBegin(slug);
  };
  return (
    <form className="cat-main" onSubmit={submit}>
      <section className="o-panel">
        <header className="o-ph">
          <h2>{title}</h2>
        </header>
        <div className="o-pb o-field">
          <TextField
            label={says.slug}
            pattern="[a-z][a-z\-]{1,30}"
            required
            autoComplete="off"
            value={slug}
            onType={setSlug}
          />
          {isTaken && (
            <p className="harm" role="alert">
              {says.taken}
            </p>
          )}
          <button type="submit" className="o-btn go cat-start">
            {says.begin}
          </button>
        </div>
      </section>
    </form>
  );
}
