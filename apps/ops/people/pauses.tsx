import { type FormEvent, useState } from 'react';
import { PAUSE_REASONS, type PauseReason } from '#contract/karigar-pause.ts';
import type { OutputOf } from '#contract/operation.ts';
import { decideKarigarAppeal } from '#contract/ops/decide-karigar-appeal.ts';
import { decideKarigarPause } from '#contract/ops/decide-karigar-pause.ts';
import { listKarigarPauses } from '#contract/ops/list-karigar-pauses.ts';
import { pauseKarigar } from '#contract/ops/pause-karigar.ts';
import { reinstateKarigar } from '#contract/ops/reinstate-karigar.ts';
import { newId } from '#kernel/ids.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, LongField, TextField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Paused = OutputOf<typeof listKarigarPauses>['pauses'][number];

/** The Karigars whom we took off the roster: what they read, until when, what they answer, and what is decided. */
export function Pauses() {
  const { words } = useSpeech();
  const may = useMay();
  const reading = useReading(listKarigarPauses, {});
  return (
    <div className="o-body o-two">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{words.ops.paused}</h2>
        </header>
        <div className="o-pb o-stack">
          <Waiting reading={reading} />
          {reading.value?.pauses.length === 0 && <p>{words.ops.nobodyPaused}</p>}
          {reading.value?.pauses.map((one) => (
            <PausedRow key={one.id} one={one} />
          ))}
        </div>
      </section>
      {may(pauseKarigar) && <NewPause />}
    </div>
  );
}

function PausedRow({ one }: { one: Paused }) {
  const { words, lang } = useSpeech();
  const says = words.ops;
  const acting = useAct();
  const may = useMay();
  const [said, setSaid] = useState('');
  const { id, appeal } = one;
  return (
    <article className="o-field">
      <b>
        {one.name} · {says.pauseReasons[one.reason]}
      </b>
      <p>{one.notice}</p>
      <p className="t3">
        {one.endsAt ? says.endsAt({ time: shownAt(one.endsAt, lang) }) : says.endedForGood} ·{' '}
        {one.pausedBy}
      </p>
      {one.decision && <p>{one.decision.evidence}</p>}
      {appeal && <p className="o-note">{appeal.text}</p>}
      {may(decideKarigarPause) && (
        <LongField label={says.why} value={said} maxLength={2000} onType={setSaid} />
      )}
      <ActNotes acting={acting} />
      {may(decideKarigarPause) && (
        <Decisions {...{ id, said, acting }} isAppeal={appeal !== null && appeal.answer === null} />
      )}
    </article>
  );
}

type DecisionsProps = {
  id: string;
  said: string;
  acting: ReturnType<typeof useAct>;
  /** It waits for an answer to what the Karigar wrote against it. */
  isAppeal: boolean;
};

function Decisions({ id, said, acting, isAppeal }: DecisionsProps) {
  const says = useSpeech().words.ops;
  if (isAppeal)
    return (
      <div className="acts">
        {[true, false].map((granted) => (
          <button
            key={String(granted)}
            type="button"
            className={granted ? 'o-btn go' : 'o-btn'}
            onClick={() => void acting.run(decideKarigarAppeal, { id, granted, reason: said })}
          >
            {granted ? says.grant : says.refuse}
          </button>
        ))}
      </div>
    );
  return (
    <div className="acts">
      <button
        type="button"
        className="o-btn go"
        onClick={() => void acting.run(reinstateKarigar, { id, why: said })}
      >
        {says.reinstate}
      </button>
      <button
        type="button"
        className="o-btn"
        onClick={() =>
          void acting.run(decideKarigarPause, { id, decision: 'stay', evidence: said })
        }
      >
        {says.stay}
      </button>
      <button
        type="button"
        className="o-btn danger"
        onClick={() => void acting.run(decideKarigarPause, { id, decision: 'end', evidence: said })}
      >
        {says.endWork}
      </button>
    </div>
  );
}

/** Under one name however often it is pressed. */
export function NewPause({ karigarId }: { karigarId?: number }) {
  const { words } = useSpeech();
  const says = words.ops;
  const acting = useAct();
  const [pauseId, setPauseId] = useState(() => newId());
  const [karigar, setKarigar] = useState('');
  const [notice, setNotice] = useState('');
  const [reason, setReason] = useState<PauseReason>('safety');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = { karigarId: karigarId ?? Number(karigar), pauseId, reason, notice, hours: 72 };
    if (!(await acting.run(pauseKarigar, asked))) return;
    setPauseId(newId());
    setNotice('');
  };
  return (
    <form className="o-panel" onSubmit={(event) => void submit(event)}>
      <header className="o-ph">
        <h2>{says.pause}</h2>
      </header>
      <div className="o-pb o-field">
        <p className="o-help">{says.pauseText}</p>
        {karigarId === undefined && (
          <TextField
            label={says.karigarNumber}
            inputMode="numeric"
            value={karigar}
            onType={setKarigar}
          />
        )}
        <Choice
          label={says.reason}
          value={reason}
          options={PAUSE_REASONS}
          nameOf={(one) => says.pauseReasons[one]}
          onChoose={setReason}
        />
        <LongField label={says.notice} maxLength={2000} value={notice} onType={setNotice} />
        <ActNotes acting={acting} />
        <button type="submit" className="o-btn danger" aria-busy={acting.busy || undefined}>
          {says.pause}
        </button>
      </div>
    </form>
  );
}
