import { type FormEvent, useState } from 'react';
import { inviteStaff } from '#contract/ops/invite-staff.ts';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

/** A colleague to be: invited by mail, with one role; more are added once they are in. */
export function Invite() {
  const { words } = useSpeech();
  const says = words.ops;
  const acting = useAct();
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
        <TextField label={says.email} type="email" value={email} onType={setEmail} />
        <Choice
          label={says.role}
          value={role}
          options={STAFF_ROLES}
          nameOf={(one) => says.roles[one]}
          onChoose={setRole}
        />
        <ActNotes acting={acting} />
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {says.invite}
        </button>
      </div>
    </form>
  );
}
