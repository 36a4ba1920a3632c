import { useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { changeStaff } from '#contract/ops/change-staff.ts';
import type { listStaff } from '#contract/ops/list-staff.ts';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

type Colleague = OutputOf<typeof listStaff>['staff'][number];

/** Changes a colleague's roles: chosen, their consequence read, and only then saved, with the second factor. */
export function ChangeRoles({ of, onClose }: { of: Colleague; onClose: () => void }) {
  const { words } = useSpeech();
  const says = words.ops;
  const { changeRoles } = says;
  const acting = useAct();
  const title = useId();
  const [roles, setRoles] = useState<readonly StaffRole[]>(of.roles);
  const isSame = changesOf(of.roles, roles).every(({ length }) => length === 0);
  const toggle = (role: StaffRole) =>
    setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);
  const save = async () => {
    if (await acting.run(changeStaff, { userId: of.userId, roles: [...roles] })) onClose();
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={title}>{of.name}</h2>
      </header>
      <div className="in o-stack">
        <p className="o-help">{changeRoles.text}</p>
        <ul className="o-checks">
          {STAFF_ROLES.map((role) => (
            <li key={role}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={roles.includes(role)}
                  onChange={() => toggle(role)}
                />
                {says.roles[role]}
              </label>
            </li>
          ))}
        </ul>
        <Consequence before={of.roles} after={roles} />
        <ActNotes acting={acting} />
      </div>
      <footer>
        <button
          type="button"
          className={roles.length === 0 ? 'o-btn danger' : 'o-btn go'}
          disabled={isSame}
          aria-busy={acting.busy || undefined}
          onClick={() => void save()}
        >
          {changeRoles.save}
        </button>
        <button type="button" className="o-btn" onClick={onClose}>
          {says.cancel}
        </button>
      </footer>
    </Dialog>
  );
}

/** The roles that are gained, and those that are lost. */
const changesOf = (before: readonly StaffRole[], after: readonly StaffRole[]) =>
  [
    after.filter((one) => !before.includes(one)),
    before.filter((one) => !after.includes(one)),
  ] as const;

type ConsequenceProps = { before: readonly StaffRole[]; after: readonly StaffRole[] };

function Consequence({ before, after }: ConsequenceProps) {
  const says = useSpeech().words.ops;
  const { changeRoles } = says;
  const [gained, lost] = changesOf(before, after);
  const named = (some: readonly StaffRole[]) => some.map((one) => says.roles[one]).join(', ');
  return (
    <div className="o-note" role="status">
      <p>
        {gained.length + lost.length === 0 && changeRoles.noChange}
        {gained.length > 0 && `${changeRoles.gains} ${named(gained)}. `}
        {lost.length > 0 && `${changeRoles.loses} ${named(lost)}. `}
        {after.length === 0 && <b className="harm">{changeRoles.none}</b>}
      </p>
    </div>
  );
}
