import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey } from '#contract/applicant/add-passkey.ts';
import { beginPasskey } from '#contract/applicant/begin-passkey.ts';
import { listPasskeys } from '#contract/applicant/list-passkeys.ts';
import { removePasskey } from '#contract/applicant/remove-passkey.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { knowsPasskeys } from '../../browser/passkey.ts';
import { addOwnPasskey } from '../../browser/passkey-ceremonies.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { queryOf } from '../api/query.ts';
import ConfirmDialog from './confirm-dialog.tsx';

/** The keys that log one in; each can be taken away, and another is added once it was shown who sits there. */
export function PasskeysPart() {
  const { myData, passkeys } = useWords();
  const own = usePasskeys();
  const { data, error, refetch, busy, trouble, done, add } = own;
  return (
    <section>
      <h3>{passkeys.title}</h3>
      <p>{passkeys.text}</p>
      {!data && !error && <p role="status">{myData.loading}</p>}
      {!data && error && (
        <Button look="soft" onClick={() => void refetch()}>
          {myData.tryAgain}
        </Button>
      )}
      {data?.passkeys.length === 0 && <p>{passkeys.none}</p>}
      <ul className="looks devices">
        {data?.passkeys.map((one) => (
          <PasskeyRow key={one.id} one={one} busy={busy} onRemove={() => void own.remove(one.id)} />
        ))}
      </ul>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {knowsPasskeys() ? (
        <Button look="line" busy={busy === 'add'} disabled={!data} onClick={() => void add()}>
          {passkeys.add}
        </Button>
      ) : (
        <p>{passkeys.notHere}</p>
      )}
      <p className="done" role="status">
        {done && passkeys.added}
      </p>
      {own.confirming && (
        <ConfirmDialog
          text={passkeys.confirmText}
          onConfirmed={() => {
            own.setConfirming(false);
            void add();
          }}
          onClose={() => own.setConfirming(false)}
        />
      )}
    </section>
  );
}

function usePasskeys() {
  const { passkeys, refusals } = useWords();
  const [busy, setBusy] = useState('');
  const [trouble, setTrouble] = useState('');
  const [done, setDone] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { data, error, refetch } = useQuery({ ...queryOf(listPasskeys, {}), staleTime: 0 });
  const say = ({ code }: CallRefusal) => {
    if (code === 'confirmation-needed') setConfirming(true);
    else setTrouble(refusals[code as keyof typeof refusals] ?? refusals['internal-error']);
  };
  const during = async (name: string, act: () => Promise<void>) => {
    if (busy !== '') return;
    setBusy(name);
    setTrouble('');
    setDone(false);
    await act();
    await refetch();
    setBusy('');
  };
  const add = () =>
    during('add', async () => {
      const ended = await addOwnPasskey({
        begin: () => call(beginPasskey, {}),
        add: (response) => call(addPasskey, { response }),
      });
      if (ended.kind === 'added') setDone(true);
      else if (ended.kind === 'given-up') setTrouble(passkeys.notMade);
      else say(ended.refusal);
    });
  const remove = (id: string) =>
    during(id, async () => {
      const answer = await call(removePasskey, { id });
      if (!answer.ok) say(answer.refusal);
    });
  return { data, error, refetch, busy, trouble, done, add, remove, confirming, setConfirming };
}

type PasskeyRowProps = {
  one: OutputOf<typeof listPasskeys>['passkeys'][number];
  /** The id of the one that is being taken away. */
  busy: string;
  onRemove: () => void;
};

function PasskeyRow({ one, busy, onRemove }: PasskeyRowProps) {
  const { passkeys, security } = useWords();
  const lang = useLang();
  const { id, device, addedAt, usedAt } = one;
  return (
    <li>
      <b>{device ?? security.unknownDevice}</b>
      <span>{passkeys.on({ at: shownMoment(addedAt, lang) })}</span>
      {usedAt && <span>{passkeys.used({ at: shownMoment(usedAt, lang) })}</span>}
      <Button
        look="soft"
        busy={busy === id}
        disabled={busy !== ''}
        aria-label={passkeys.removeOne({ device: device ?? security.unknownDevice })}
        onClick={onRemove}
      >
        {passkeys.remove}
      </Button>
    </li>
  );
}
