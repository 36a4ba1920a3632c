import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listPersonMessages } from '#contract/ops/list-person-messages.ts';
import { repeatPersonMessage } from '#contract/ops/repeat-person-message.ts';
import { newId } from '#kernel/ids.ts';
import { usePages } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { languageName } from '../shell/language-name.ts';
import { More } from '../shell/more.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
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
          <MessageRow key={one.id} userId={userId} one={one} />
        ))}
      </ul>
      <More pages={list} label={opsCases.more} />
    </Panel>
  );
}

function MessageRow({ userId, one }: { userId: string; one: Sent }) {
  const { words, lang } = useSpeech();
  const { opsFile: says, opsPeople, opsEvents } = words;
  const may = useMay();
  const acting = useAct();
  const [repeatId, setRepeatId] = useState(() => newId());
  const events = opsEvents as Readonly<Record<string, string>>;
  const again = async () => {
    const asked = { userId, messageId: one.id, repeatId };
    if (await acting.run(repeatPersonMessage, asked)) setRepeatId(newId());
  };
  const state =
    one.state === 'delivered' && one.deliveredAt
      ? says.deliveredAt({ time: shownAt(one.deliveredAt, lang) })
      : says.messageStates[one.state];
  return (
    <li>
      <span>
        {one.about === null ? opsPeople.ofTheAccount : (events[one.about] ?? one.about)}
        <small>
          {one.bookingId && (
            <>
              <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                {one.reference}
              </Link>
              {' · '}
            </>
          )}
          {says.channels[one.channel]} · {languageName(one.language, lang)} ·{' '}
          {shownAt(one.writtenAt, lang)}
        </small>
        {one.notRegistered && <small className="harm">{says.notRegistered}</small>}
        <ActNotes acting={acting} />
      </span>
      <span className={one.state === 'failed' ? 'o-chip harm' : 'o-chip'}>{state}</span>
      {one.mayRepeat && may(repeatPersonMessage) && (
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
