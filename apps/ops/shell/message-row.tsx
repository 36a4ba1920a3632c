import { type ReactNode, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import type { repeatMessage } from '#contract/ops/repeat-message.ts';
import type { repeatPersonMessage } from '#contract/ops/repeat-person-message.ts';
import { newId } from '#kernel/ids.ts';
import { type Acting, useAct } from './act.tsx';
import { ActNotes } from './field.tsx';
import { languageName } from './language-name.ts';
import { useMay } from './roles.tsx';
import { shownAt } from './shown.ts';
import { useSpeech } from './words.tsx';

type Message = Omit<
  OutputOf<typeof listBookingMessages>['messages'][number],
  'about' | 'template' | 'to' | 'name'
>;

type MessageRowProps = {
  message: Message;
  about: string;
  /** The booking it belongs to, or whom it went to. */
  beside: ReactNode;
  repeat: typeof repeatMessage | typeof repeatPersonMessage;
  /** Sends it again under that name. */
  again: (run: Acting['run'], repeatId: string) => Promise<unknown>;
};

/** A message with its delivery, and a button that sends it again. */
export function MessageRow({ message: one, about, beside, repeat, again }: MessageRowProps) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const may = useMay();
  const acting = useAct();
  const [repeatId, setRepeatId] = useState(() => newId());
  const send = async () => {
    if (await again(acting.run, repeatId)) setRepeatId(newId());
  };
  const state =
    one.state === 'delivered' && one.deliveredAt
      ? says.deliveredAt({ time: shownAt(one.deliveredAt, lang) })
      : says.messageStates[one.state];
  return (
    <li>
      <span>
        {about}
        <small>
          {beside}
          {says.channels[one.channel]} · {languageName(one.language, lang)} ·{' '}
          {shownAt(one.writtenAt, lang)}
        </small>
        {one.notRegistered && <small className="harm">{says.notRegistered}</small>}
        <ActNotes acting={acting} />
      </span>
      <span className={one.state === 'failed' ? 'o-chip harm' : 'o-chip'}>{state}</span>
      {one.mayRepeat && may(repeat) && (
        <button
          type="button"
          className="o-btn"
          aria-busy={acting.busy || undefined}
          onClick={() => void send()}
        >
          {says.sendAgain}
        </button>
      )}
    </li>
  );
}
