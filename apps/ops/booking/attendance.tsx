import { type FormEvent, useId, useState } from 'react';
import { recordCrewAttendance } from '#contract/ops/record-crew-attendance.ts';
import { Dialog } from '#ui/dialog.tsx';
import { readAnew } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { LatestEvents } from '../shell/latest-events.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSeen } from '../shell/use-seen.ts';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

type Day = File['visits'][number];
type Props = { file: File; day: Day; one: Day['crew'][number] };

/** The last word on whether one of a crew came, and the decision of operations with its reason. */
export function Attendance({ file, day, one }: Props) {
  const { opsFile: says } = useSpeech().words;
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { attendance, leads } = one;
  const mayRecord = day.mayRecordAttendance && !leads && may(recordCrewAttendance);
  const act = (attendance?.came ?? true) ? says.recordAbsent : says.recordCame;
  return (
    <>
      {attendance && (
        <span className={attendance.came ? 'o-chip' : 'o-chip warn'}>
          {attendance.came ? says.crewCame : says.crewAbsent} · {says.saidBy[attendance.saidBy]}
        </span>
      )}
      {mayRecord && (
        <button
          type="button"
          className="o-btn"
          aria-label={`${one.name}: ${act}`}
          onClick={() => setOpen(true)}
        >
          {act}
        </button>
      )}
      {open && <Record {...{ file, day, one }} onClose={() => setOpen(false)} />}
    </>
  );
}

function Record({ file, day, one, onClose }: Props & { onClose: () => void }) {
  const { opsFile: says, opsDay } = useSpeech().words;
  const heading = useId();
  const acting = useAct();
  const [why, setWhy] = useState('');
  // As it was when the dialog opened: the file goes on behind it, and the button keeps its meaning.
  const [came] = useState(() => !(one.attendance?.came ?? true));
  const { id } = file.booking;
  const { seen, hasChanged } = useSeen(file.seen, acting, file.seen);
  const title = came ? says.recordCame : says.recordAbsent;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = { id, visit: day.position, karigarId: one.karigarId, came, why, seen };
    if (await acting.run(recordCrewAttendance, said)) return onClose();
    await readAnew();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>
          {one.name}: {title}
        </h2>
      </header>
      <form className="o-act" onSubmit={(event) => void submit(event)}>
        <div className="in o-field">
          <p className="o-help">{came ? says.recordCameText : says.recordAbsentText}</p>
          <TextField label={opsDay.why} value={why} maxLength={300} onType={setWhy} />
          <ActNotes acting={acting} />
          {hasChanged && <LatestEvents id={id} />}
        </div>
        <Foot act={{ label: title, busy: acting.busy }} close={opsDay.back} onClose={onClose} />
      </form>
    </Dialog>
  );
}
