import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endSession } from '#contract/customer/end-session.ts';
import { listSessions } from '#contract/customer/list-sessions.ts';
import { signOutEverywhere } from '#contract/customer/sign-out-everywhere.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { queryOf } from '../api/query.ts';

/** The devices that are signed in, the latest first; each can be signed out. */
export function DevicesPart() {
  const { myData, refusals, security } = useWords();
  const [busy, setBusy] = useState('');
  const [trouble, setTrouble] = useState('');
  const { data, error, refetch } = useQuery({ ...queryOf(listSessions, {}), staleTime: 0 });
  const sessions = data?.sessions ?? [];
  const during = async (name: string, ended: Promise<{ readonly ok: boolean }>) => {
    setBusy(name);
    setTrouble('');
    const { ok } = await ended;
    if (!ok) setTrouble(refusals['internal-error']);
    await refetch();
    setBusy('');
  };
  return (
    <section>
      <h3>{security.devicesTitle}</h3>
      <p>{security.devicesText}</p>
      {!data && !error && <p role="status">{myData.loading}</p>}
      {!data && error && (
        <Button look="soft" onClick={() => void refetch()}>
          {myData.tryAgain}
        </Button>
      )}
      <ul className="looks devices">
        {sessions.map((one) => (
          <DeviceRow
            key={one.id}
            one={one}
            busy={busy}
            onEnd={() => void during(one.id, call(endSession, { id: one.id }))}
          />
        ))}
      </ul>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {sessions.length > 1 && (
        <Button
          look="line"
          busy={busy === 'others'}
          disabled={busy !== ''}
          onClick={() => void during('others', call(signOutEverywhere, { keepThis: true }))}
        >
          {security.endOthers}
        </Button>
      )}
    </section>
  );
}

type DeviceRowProps = {
  one: OutputOf<typeof listSessions>['sessions'][number];
  /** The id of the one that is being signed out. */
  busy: string;
  onEnd: () => void;
};

function DeviceRow({ one, busy, onEnd }: DeviceRowProps) {
  const { security } = useWords();
  const lang = useLang();
  const { id, device, current, createdAt, lastSeenAt } = one;
  return (
    <li>
      <b>{device ?? security.unknownDevice}</b>
      <span>
        {current ? security.thisDevice : security.lastSeen({ at: shownMoment(lastSeenAt, lang) })}
      </span>
      <span>{security.since({ at: shownMoment(createdAt, lang) })}</span>
      {!current && (
        <Button
          look="soft"
          busy={busy === id}
          disabled={busy !== ''}
          aria-label={security.endOne({ device: device ?? security.unknownDevice })}
          onClick={onEnd}
        >
          {security.end}
        </Button>
      )}
    </li>
  );
}
