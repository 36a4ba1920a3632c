import { type FormEvent, useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { changeDuty } from '#contract/ops/change-duty.ts';
import { LONGEST_DUTY_HOURS } from '#contract/ops/duty.ts';
import { readDuty } from '#contract/ops/read-duty.ts';
import { HOUR, toIndiaIso } from '#kernel/time.ts';
import { shownClock } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { useMay } from '../shell/roles.tsx';
import { initials, shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { RingsHere } from './rings-here.tsx';

type Person = OutputOf<typeof readDuty>['people'][number];
type SheetProps = { self: string; onClose: () => void };

/** Colleagues on duty and how each is reached, and one's own duty with its end. */
export function DutySheet({ self, onClose }: SheetProps) {
  const { opsDuty: says } = useSpeech().words;
  const reading = useReading(readDuty, {});
  const mayBeOnDuty = useMay()(changeDuty);
  const title = useId();
  const people = reading.value?.people ?? [];
  return (
    <Dialog labelledBy={title} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={title}>{says.title}</h2>
      </header>
      <div className="in o-stack">
        <p className="o-help">{says.text}</p>
        <Waiting reading={reading} />
        {reading.value && people.length === 0 && <p className="risk">{says.nobodyText}</p>}
        <ul className="o-people">
          {people.map((one) => (
            <PersonRow key={one.userId} one={one} isSelf={one.userId === self} />
          ))}
        </ul>
        {reading.value && mayBeOnDuty && (
          <>
            <OwnDuty own={people.find(({ userId }) => userId === self)} />
            <RingsHere self={self} />
          </>
        )}
      </div>
      <Foot onClose={onClose} />
    </Dialog>
  );
}

function PersonRow({ one, isSelf }: { one: Person; isSelf: boolean }) {
  const { opsDuty: says, ops } = useSpeech().words;
  const ways = [one.browserRings && says.ways.browser, says.ways[one.reachedBy]].filter(Boolean);
  return (
    <li>
      <span className="o-av" aria-hidden="true">
        {initials(one.name)}
      </span>
      <div className="who">
        <b>
          {one.name} {isSelf && <span className="t3">({ops.you})</span>}
        </b>
        <span className={one.reachedBy === 'nothing' ? 'risk' : 't3'}>{ways.join(', ')}</span>
      </div>
      <span className="facts t3">{says.until({ time: shownClock(one.until) })}</span>
    </li>
  );
}

/** Full hours, as shifts end. */
function endsFrom(now: number): readonly string[] {
  const first = now + HOUR - ((now + HALF_HOUR) % HOUR);
  return Array.from({ length: LONGEST_DUTY_HOURS }, (_, hours) => toIndiaIso(first + hours * HOUR));
}
/** Full hours in India are half ones of UTC. */
const HALF_HOUR = HOUR / 2;

const USUAL_SHIFT_HOURS = 8;

function OwnDuty({ own }: { own: Person | undefined }) {
  const { words, lang } = useSpeech();
  const { opsDuty: says } = words;
  const acting = useAct();
  const [ends] = useState(() => endsFrom(Date.now()));
  const [until, setUntil] = useState(ends[USUAL_SHIFT_HOURS - 1] ?? '');
  const change = (to: string | null) => void acting.run(changeDuty, { until: to });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(until);
  };
  return (
    <form className="o-field" onSubmit={submit}>
      <Choice
        label={own ? says.otherEnd : says.onDutyUntil}
        value={until}
        options={ends}
        nameOf={(one) => shownAt(one, lang)}
        onChoose={setUntil}
      />
      <ActNotes acting={acting} />
      <div className="row wrap g4">
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {own ? says.change : says.begin}
        </button>
        {own && (
          <button
            type="button"
            className="o-btn"
            aria-busy={acting.busy || undefined}
            onClick={() => change(null)}
          >
            {says.end}
          </button>
        )}
      </div>
    </form>
  );
}
