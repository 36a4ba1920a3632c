import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { sayToCase } from '#contract/customer/say-to-case.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import type { OwnCase } from '#contract/own-case.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { shownClock, shownDay } from '#ui/dates.ts';
import { toast } from '#ui/toast.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { useSending } from './use-sending.ts';

/** One complaint or request: its number, how it stands, what was said, and a reply. */
export function OneRequest({ one, onSaid }: { one: OwnCase; onSaid: () => void }) {
  const { requests: words } = useWords();
  const lang = useLang();
  const title = useId();
  const at = (iso: string) => `${shownDay(iso.slice(0, 10), lang)}, ${shownClock(iso)}`;
  const topics = words.topics as Readonly<Record<string, string>>;
  const { closed, acknowledgeBy, acknowledgedAt, resolveBy, booking, topic } = one;
  const state = closed
    ? words.over({ at: at(closed.at) })
    : acknowledgeBy && !acknowledgedAt
      ? words.waiting({ by: at(acknowledgeBy) })
      : words.seen({ by: at(resolveBy) });
  return (
    <section className="request-card" aria-labelledby={title}>
      <h2 id={title}>{words.ticket({ number: one.number })}</h2>
      <p>
        {[words.names[one.kind], topics[topic ?? ''], booking?.reference]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="request-state">{state}</p>
      <ol className="request-words">
        {one.words.map(({ id, who, text, at: saidAt }) => (
          <li key={id} className={who}>
            <small>
              {who === 'you' ? words.you : words.us} · {at(saidAt)}
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {booking && (
        <Link className="btn soft" to={`/bookings/${booking.id}`}>
          {words.openBooking}
        </Link>
      )}
      {one.maySay && <Reply number={one.number} onSaid={onSaid} />}
    </section>
  );
}

function Reply({ number, onSaid }: { number: string; onSaid: () => void }) {
  const { requests: words } = useWords();
  const field = useId();
  const [text, setText] = useState('');
  // Under one name however often it is pressed.
  const [stepId, setStepId] = useState(() => newId());
  const { busy, trouble, send, complain } = useSending(sayToCase);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = onOneLine(text);
    if (!said) return complain(words.replyMissing);
    if (!(await send({ number, stepId, text: said }))) return;
    setText('');
    setStepId(newId());
    toast(words.replied);
    onSaid();
  };
  return (
    <form className="request-reply" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={field}>{words.reply}</label>
        <textarea
          id={field}
          rows={2}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <p className="request-trouble" role="alert">
        {trouble}
      </p>
      <Button look="line" type="submit" busy={busy}>
        {words.sendReply}
      </Button>
    </form>
  );
}
