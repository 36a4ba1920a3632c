import { useState } from 'react';
import { addPasskey } from '#contract/applicant/add-passkey.ts';
import { beginPasskey } from '#contract/applicant/begin-passkey.ts';
import { listPasskeys } from '#contract/applicant/list-passkeys.ts';
import { removePasskey } from '#contract/applicant/remove-passkey.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { shownMoment } from '#ui/dates.ts';
import { type CallRefusal, call } from '../../browser/call.ts';
import { knowsPasskeys } from '../../browser/passkey.ts';
import { addOwnPasskey } from '../../browser/passkey-ceremonies.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

/** The keys by which a Karigar signs in without an SMS; one is added within ten minutes of a sign-in. */
export function OwnPasskeys() {
  const { words } = useSpeech();
  const { passkeys } = words;
  const own = useReading(listPasskeys, {});
  const [said, setSaid] = useState<string>();
  const [busy, during] = useBusy();
  const refused = (refusal: CallRefusal) =>
    setSaid(refusal.code === 'confirmation-needed' ? passkeys.first : refusalText(refusal, words));
  const add = () =>
    during(async () => {
      setSaid(undefined);
      const ended = await addOwnPasskey({
        begin: () => call(beginPasskey, {}),
        add: (response) => call(addPasskey, { response }),
      });
      if (ended.kind === 'given-up') return setSaid(passkeys.notMade);
      if (ended.kind === 'refused') return refused(ended.refusal);
      await own.again();
      setSaid(passkeys.added);
    });
  const remove = (id: string) =>
    during(async () => {
      setSaid(undefined);
      const answer = await call(removePasskey, { id });
      if (!answer.ok) return refused(answer.refusal);
      await own.again();
    });
  return (
    <section className="k-card k-stack">
      <h2>{passkeys.title}</h2>
      <p>{passkeys.text}</p>
      {own.value?.passkeys.map((one) => (
        <PasskeyRow key={one.id} one={one} onRemove={() => void remove(one.id)} />
      ))}
      {own.value?.passkeys.length === 0 && <p className="k-note">{passkeys.none}</p>}
      {knowsPasskeys() ? (
        <Button look="line" busy={busy} onClick={() => void add()}>
          {passkeys.add}
        </Button>
      ) : (
        <p className="k-note">{passkeys.notHere}</p>
      )}
      <p className="k-said" role="status">
        {said}
      </p>
    </section>
  );
}

type PasskeyRowProps = {
  one: OutputOf<typeof listPasskeys>['passkeys'][number];
  onRemove: () => void;
};

function PasskeyRow({ one: { device, addedAt, usedAt }, onRemove }: PasskeyRowProps) {
  const { words, lang } = useSpeech();
  const { passkeys } = words;
  return (
    <div className="k-row">
      <span>
        <b>{device ?? passkeys.unknownDevice}</b>{' '}
        {usedAt
          ? passkeys.used({ at: shownMoment(usedAt, lang) })
          : passkeys.on({ at: shownMoment(addedAt, lang) })}
      </span>
      <Button
        look="soft"
        aria-label={passkeys.removeOne({ device: device ?? passkeys.unknownDevice })}
        onClick={onRemove}
      >
        {passkeys.remove}
      </Button>
    </div>
  );
}
