import type { OutputOf } from '#contract/operation.ts';
import { listPersonMessages } from '#contract/ops/list-person-messages.ts';
import { repeatPersonMessage } from '#contract/ops/repeat-person-message.ts';
import { usePages } from '../api/reading.ts';
import { MessageRow } from '../shell/message-row.tsx';
import { More } from '../shell/more.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Sent = OutputOf<typeof listPersonMessages>['messages'][number];

/** The messages to a customer or Karigar with their delivery, and a button that sends one again. */
export function Messages({ userId }: { userId: string }) {
  const { opsFile, opsCases } = useSpeech().words;
  const list = usePages(listPersonMessages, { userId }, ({ next }) => next);
  const messages = list.pages?.flatMap((page) => page.messages);
  return (
    <Panel title={opsFile.messages}>
      <Waiting reading={list.reading} />
      {messages?.length === 0 && <p className="t3">{opsFile.noMessages}</p>}
      <ul className="o-rows">
        {messages?.map((one) => (
          <Message key={one.id} userId={userId} one={one} />
        ))}
      </ul>
      <More pages={list} label={opsCases.more} />
    </Panel>
  );
}

function Message({ userId, one }: { userId: string; one: Sent }) {
  const { opsPeople, opsEvents } = useSpeech().words;
  const events = opsEvents as Readonly<Record<string, string>>;
  return (
    <MessageRow
      message={one}
      about={one.about === null ? opsPeople.ofTheAccount : (events[one.about] ?? one.about)}
      beside={
        one.bookingId && (
          <>
            <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
              {one.reference}
            </Link>
            {' · '}
          </>
        )
      }
      repeat={repeatPersonMessage}
      again={(run, repeatId) => run(repeatPersonMessage, { userId, messageId: one.id, repeatId })}
    />
  );
}
