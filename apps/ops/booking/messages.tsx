import { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import { repeatMessage } from '#contract/ops/repeat-message.ts';
import { useReading } from '../api/reading.ts';
import { MessageRow } from '../shell/message-row.tsx';
import { Panel } from '../shell/panel.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The messages of this booking with their delivery, and a button that sends one again. */
export function Messages({ id }: { id: string }) {
  const { opsFile: says, opsEvents, ops } = useSpeech().words;
  const events = opsEvents as Readonly<Record<string, string>>;
  const reading = useReading(listBookingMessages, { id }, { everyMs: 20_000 });
  const messages = reading.value?.messages;
  return (
    <Panel title={says.messages} beside={messages?.length}>
      <Waiting reading={reading} />
      {messages?.length === 0 && <p className="t3">{says.noMessages}</p>}
      <ul className="o-rows">
        {messages?.map((one) => (
          <MessageRow
            key={one.id}
            message={one}
            about={events[one.about] ?? one.about}
            beside={`${one.name ?? ops[one.to]} · `}
            repeat={repeatMessage}
            again={(run, repeatId) => run(repeatMessage, { id, messageId: one.id, repeatId })}
          />
        ))}
      </ul>
    </Panel>
  );
}
