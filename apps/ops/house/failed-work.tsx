import { useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { dropFailedWork } from '#contract/ops/drop-failed-work.ts';
import { listFailedWork } from '#contract/ops/list-failed-work.ts';
import { retryFailedWork } from '#contract/ops/retry-failed-work.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Failed = OutputOf<typeof listFailedWork>['failed'][number];

/** Jobs that failed for good and events that became none: tried again by a press, or given up knowing what that means. */
export function FailedWork() {
  const { words, lang } = useSpeech();
  const { failedWork: says } = words.ops;
  const reading = useReading(listFailedWork, {}, { everyMs: 30_000 });
  const acting = useAct();
  const [dropping, setDropping] = useState<Failed>();
  const failed = reading.value?.failed ?? [];
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h2>{says.title}</h2>
        <span className="n">{failed.length || ''}</span>
      </header>
      <div className="o-pb">
        <Waiting reading={reading} />
        {reading.value && failed.length === 0 && <p className="t3">{says.nothing}</p>}
        <ActNotes acting={acting} />
      </div>
      <ul className="o-people">
        {failed.map((one) => (
          <li key={one.id}>
            <span />
            <div className="who">
              <b className="o-anywhere">
                {one.what} {one.kind === 'event' && <span className="o-chip">{says.event}</span>}
              </b>
              <span className="o-anywhere">
                {says.reason}: {one.reason}
              </span>
              <span className="t3">
                {says.since}: {shownAt(one.since, lang)}
              </span>
            </div>
            <button
              type="button"
              className="o-btn go"
              onClick={() => void acting.run(retryFailedWork, { id: one.id })}
            >
              {says.retry}
            </button>
            <button type="button" className="o-btn" onClick={() => setDropping(one)}>
              {says.drop}
            </button>
          </li>
        ))}
      </ul>
      {dropping && <Dropping one={dropping} onClose={() => setDropping(undefined)} />}
    </section>
  );
}

function Dropping({ one, onClose }: { one: Failed; onClose: () => void }) {
  const { words } = useSpeech();
  const { failedWork: says } = words.ops;
  const acting = useAct();
  const title = useId();
  const drop = async () => {
    if (await acting.run(dropFailedWork, { id: one.id })) onClose();
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={title}>{one.what}</h2>
      </header>
      <div className="in o-stack">
        <p>{says.dropText}</p>
        <ActNotes acting={acting} />
      </div>
      <footer>
        <button type="button" className="o-btn danger" onClick={() => void drop()}>
          {says.drop}
        </button>
        <button type="button" className="o-btn" onClick={onClose}>
          {words.ops.cancel}
        </button>
      </footer>
    </Dialog>
  );
}
