import { type FormEvent, useId, useState } from 'react';
import { ASKED_KINDS, type AskedKind, type CaseTopic, topicsOf } from '#contract/cases.ts';
import { openOwnCase } from '#contract/customer/open-own-case.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useSending } from './use-sending.ts';

type OpenRequestProps = {
  bookingId: string | undefined;
  reference: string | undefined;
  onOpened: () => void;
};

/** A new complaint or request; what stands on the screen afterwards is its number. */
export function OpenRequest({ bookingId, reference, onOpened }: OpenRequestProps) {
  const { requests: words } = useWords();
  const title = useId();
  const field = useId();
  const opening = useOpening(bookingId, onOpened);
  const { kind, topic, text, number, busy, trouble } = opening;
  return (
    <section className="request-card" aria-labelledby={title}>
      <h2 id={title}>{words.openTitle}</h2>
      <p role="status" className="request-number">
        {number && words.done({ number })}
      </p>
      <form onSubmit={(event) => void opening.submit(event)}>
        {bookingId === undefined && (
          <Options
            legend={words.what}
            options={ASKED_KINDS}
            chosen={kind}
            nameOf={(one) => words.kinds[one]}
            onChoose={opening.setKind}
          />
        )}
        {bookingId && reference && <p>{words.aboutBooking({ reference })}</p>}
        <Options
          legend={words.about}
          options={topicsOf[kind]}
          chosen={topic}
          nameOf={(one) => words.topics[one]}
          onChoose={opening.setTopic}
        />
        <div className="field">
          <label htmlFor={field}>{words.words}</label>
          <textarea
            id={field}
            rows={4}
            maxLength={1000}
            value={text}
            onChange={({ currentTarget }) => opening.setText(currentTarget.value)}
          />
        </div>
        <p className="request-trouble" role="alert">
          {trouble}
        </p>
        <p className="note">{words.promise}</p>
        <Button busy={busy} type="submit">
          {words.send}
        </Button>
      </form>
    </section>
  );
}

/** The state of the form; several presses send one request, because all carry the same id. */
function useOpening(bookingId: string | undefined, onOpened: () => void) {
  const { requests: words } = useWords();
  const [kind, setKind] = useState<AskedKind>('complaint');
  const [topic, setTopic] = useState<CaseTopic>('work');
  const [text, setText] = useState('');
  const [number, setNumber] = useState<string>();
  const [id, setId] = useState(() => newId());
  const { busy, trouble, send, complain } = useSending(openOwnCase);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = onOneLine(text);
    if (!said) return complain(words.wordsMissing);
    const about = kind === 'complaint' && bookingId ? { bookingId } : {};
    const opened = await send({ id, kind, topic, text: said, ...about });
    if (!opened) return;
    setNumber(opened.case.number);
    setText('');
    setId(newId());
    onOpened();
  };
  const choose = (next: AskedKind) => {
    setKind(next);
    setTopic(topicsOf[next][0] ?? 'other');
  };
  return { kind, topic, text, number, busy, trouble, submit, setKind: choose, setTopic, setText };
}

type OptionsProps<Value extends string> = {
  legend: string;
  options: readonly Value[];
  chosen: Value;
  nameOf: (one: Value) => string;
  onChoose: (one: Value) => void;
};

function Options<Value extends string>(props: OptionsProps<Value>) {
  const { legend, options, chosen, nameOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="request-options">
      <legend>{legend}</legend>
      {options.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={chosen === one} onChange={() => onChoose(one)} />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
