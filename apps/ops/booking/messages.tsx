import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import { repeatMessage } from '#contract/ops/repeat-message.ts';
import { newId } from '#kernel/ids.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { languageName } from '../shell/language-name.ts';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Sent = OutputOf<typeof listBookingMessages>['messages'][number];

/** The messages of this booking with their delivery, and a button that sends one again. */
export function Messages({ id }: { id: string }) {
  const { opsFile: says } = useSpeech().words;
  const reading = useReading(listBookingMessages, { id }, { everyMs: 20_000 });
  const messages = reading.value?.messages;
  return (
    <Panel title={says.messages} beside={messages?.length}>
      <Waiting reading={reading} />
      {messages?.length === 0 && <p className="t3">{says.noMessages}</p>}
      <ul className="o-rows">
        {messages?.map((one) => (
          <MessageRow key={one.id} id={id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function MessageRow({ id, one }: { id: string; one: Sent }) {
  const { words, lang } = useSpeech();
  const { opsFile: says, opsEvents, ops } = words;
  const may = useMay();
  const acting = useAct();
  const [repeatId, setRepeatId] = useState(() => newId());
  const events = opsEvents as Readonly<Record<string, string>>;
  const again = async () => {
    if (await acting.run(repeatMessage, { id, messageId: one.id, repeatId })) setRepeatId(newId());
  };
  const state =
    one.state === 'delivered' && one.deliveredAt
      ? says.deliveredAt({ time: shownAt(one.deliveredAt, lang) })
      : says.messageStates[one.state];
  return (
    <li>
      <span>
        {events[one.about] ?? one.about}
        <small>
          {one.name ?? ops[one.to]} · {says.channels[one.channel]} ·{' '}
          {languageName(one.language, lang)} · {shownAt(one.writtenAt, lang)}
        </small>
        {one.notRegistered && <small className="harm">{says.notRegistered}</small>}
        <ActNotes acting={acting} />
      </span>
      <span className={one.state === 'failed' ? 'o-chip harm' : 'o-chip'}>{state}</span>
      {one.mayRepeat && may(repeatMessage) && (
        <button
          type="button"
          className="o-btn"
          aria-busy={acting.busy || undefined}
          onClick={() => void again()}
        >
          {says.sendAgain}
        </button>
      )}
    </li>
  );
}
