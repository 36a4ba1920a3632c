import { type FormEvent, useId, useState } from 'react';
import { changeStaff } from '#contract/ops/change-staff.ts';
import { inviteStaff } from '#contract/ops/invite-staff.ts';
import { listStaff } from '#contract/ops/list-staff.ts';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The people who run operations and their roles; nobody changes their own. */
export function House({ self }: { self: string }) {
  const { words } = useSpeech();
  const says = words.ops;
  const reading = useReading(listStaff, {});
  const acting = useAct();
  const toggled = (roles: readonly StaffRole[], role: StaffRole) =>
    roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role];
  return (
    <div className="o-body o-two">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.staff}</h2>
        </header>
        <div className="o-pb">
          <Waiting reading={reading} />
          {acting.again}
          <p className="harm" role="alert">
            {acting.error}
          </p>
          <table className="o-t">
            <tbody>
              {reading.value?.staff.map(({ userId, name, email, roles }) => (
                <tr key={userId}>
                  <td>
                    <b>{name}</b> <span className="t3">{email}</span>
                  </td>
                  {STAFF_ROLES.map((role) => (
                    <td key={role}>
                      <label className="row g4">
                        <input
                          type="checkbox"
                          checked={roles.includes(role)}
                          disabled={userId === self}
                          onChange={() =>
                            void acting.run(changeStaff, { userId, roles: toggled(roles, role) })
                          }
                        />
                        {says.roles[role]}
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
              {reading.value?.invited.map(({ email, roles }) => (
                <tr key={email}>
                  <td>
                    {email} <span className="o-chip">{says.invited}</span>
                  </td>
                  <td colSpan={6}>{roles.map((role) => says.roles[role]).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Invite />
    </div>
  );
}

function Invite() {
  const { words } = useSpeech();
  const says = words.ops;
  const acting = useAct();
  const [mail, what] = [useId(), useId()];
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await acting.run(inviteStaff, { email, roles: [role] })) setEmail('');
  };
  return (
    <form className="o-panel" onSubmit={(event) => void submit(event)}>
      <header className="o-ph">
        <h2>{says.invite}</h2>
      </header>
      <div className="o-pb o-field">
        <p className="o-help">{says.inviteText}</p>
        <label htmlFor={mail}>{says.email}</label>
        <input
          id={mail}
          className="o-in"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <label htmlFor={what}>{says.role}</label>
        <select
          id={what}
          className="o-in"
          value={role}
          onChange={(event) => setRole(event.target.value as StaffRole)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {says.roles[one]}
            </option>
          ))}
        </select>
        {acting.again}
        <p className="harm" role="alert">
          {acting.error}
        </p>
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {says.invite}
        </button>
      </div>
    </form>
  );
}
