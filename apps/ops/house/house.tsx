import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listStaff } from '#contract/ops/list-staff.ts';
import { useReading } from '../api/reading.ts';
import { initials, shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { FailedWork } from './failed-work.tsx';
import { Invite } from './invite.tsx';

type Colleague = OutputOf<typeof listStaff>['staff'][number];

/** The people who run operations and their roles; nobody changes their own. */
export function House({ self }: { self: string }) {
  const { words } = useSpeech();
  const says = words.ops;
  const reading = useReading(listStaff, {});
  const [changing, setChanging] = useState<Colleague>();
  return (
    <div className="o-body o-two">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.staff}</h2>
          <span className="n">{reading.value?.staff.length}</span>
        </header>
        <Waiting reading={reading} />
        <ul className="o-people">
          {reading.value?.staff.map((one) => (
            <ColleagueRow
              key={one.userId}
              one={one}
              isSelf={one.userId === self}
              onChange={() => setChanging(one)}
            />
          ))}
          {reading.value?.invited.map(({ email, roles }) => (
            <li key={email}>
              <span className="o-av" aria-hidden="true">
                {initials(email)}
              </span>
              <div className="who">
                <b>{email}</b>
                <span className="row wrap g4">
                  <span className="o-chip calm">{says.invited}</span>
                  {roles.map((role) => (
                    <span key={role} className="o-chip">
                      {says.roles[role]}
                    </span>
                  ))}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Invite />
      <FailedWork />
      {changing && <ChangeRoles of={changing} onClose={() => setChanging(undefined)} />}
    </div>
  );
}

type RowProps = { one: Colleague; isSelf: boolean; onChange: () => void };

function ColleagueRow({ one, isSelf, onChange }: RowProps) {
  const { words, lang } = useSpeech();
  const says = words.ops;
  const factors = [
    one.passkeys > 0 && `${one.passkeys} × ${says.passkey}`,
    one.hasTotp && says.authenticator,
  ].filter(Boolean);
  return (
    <li>
      <span className="o-av" aria-hidden="true">
        {initials(one.name)}
      </span>
      <div className="who">
        <b>
          {one.name} {isSelf && <span className="t3">({says.you})</span>}
        </b>
        <span className="t3 o-anywhere">{one.email}</span>
        <span className="row wrap g4">
          {one.roles.map((role) => (
            <span key={role} className="o-chip">
              {says.roles[role]}
            </span>
          ))}
        </span>
      </div>
      <div className="facts">
        <span className={factors.length === 0 ? 'risk' : 't3'}>
          {says.secondFactor}: {factors.join(', ') || says.none}
        </span>
        <span className="t3">
          {says.lastSignIn}: {one.lastSignedInAt ? shownAt(one.lastSignedInAt, lang) : says.never}
        </span>
      </div>
      <button type="button" className="o-btn" disabled={isSelf} onClick={onChange}>
        {says.changeRoles.change}
      </button>
    </li>
  );
}
