import { wasDropped } from '#contract/booking-phases.ts';
import { readDispatch } from '#contract/ops/read-dispatch.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { initials, shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Attendance } from './attendance.tsx';
import type { File } from './file.ts';

/** Shows whose time is held, day by day, who was asked, what each said, and what every decision stood on. */
export function WhoComes({ file }: { file: File }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const may = useMay();
  const { booking, visits } = file;
  const answers = says.answers as Readonly<Record<string, string>>;
  // Time is held for somebody before they have said yes.
  const isOpen = booking.status === 'pending';
  return (
    <Panel title={words.ops.whoComes}>
      <ul className="o-rows">
        {visits.flatMap((day) =>
          day.crew.map((one) => (
            <li key={`${day.dayId} ${one.karigarId}`}>
              <span className="o-av" aria-hidden="true">
                {initials(one.name)}
              </span>
              <span>
                <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                  {one.name}
                </Link>
                {one.leads && ` · ${says.leads}`}
                <small>
                  {shownAt(day.startsAt, lang)}
                  {one.mobileMasked && ` · ${one.mobileMasked}`}
                </small>
              </span>
              {(one.answer || isOpen) && (
                <span className="o-chip">{answers[one.answer ?? ''] ?? says.onlyHeld}</span>
              )}
              <Attendance file={file} day={day} one={one} />
            </li>
          )),
        )}
      </ul>
      {(isOpen || visits.every(({ crew }) => crew.length === 0)) && (
        <p>{wasDropped(booking.status) ? words.ops.nobodyAnyMore : words.ops.nobodyYet}</p>
      )}
      {may(readDispatch) && <WhyThese id={booking.id} />}
    </Panel>
  );
}

function WhyThese({ id }: { id: string }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const reading = useReading(readDispatch, { id, language: lang }, { everyMs: 20_000 });
  const { offers, decisions } = reading.value ?? {};
  return (
    <>
      <h3>{says.whyThese}</h3>
      <Waiting reading={reading} />
      {offers?.length === 0 && decisions?.length === 0 && <p className="t3">{says.nobodyAsked}</p>}
      <ul className="o-rows">
        {offers?.map((one) => (
          <li key={one.id}>
            <span>
              <Link className="o-link" to={`/karigars/${one.karigar.id}`}>
                {one.karigar.name}
              </Link>
              <small>{shownAt(one.answeredAt ?? one.offeredAt, lang)}</small>
            </span>
            <span className="o-chip">{says.answers[one.state]}</span>
          </li>
        ))}
      </ul>
      <ol className="o-told">
        {decisions?.map((one) => (
          <li key={`${one.at} ${one.sentence}`}>
            <span className="t3">{shownAt(one.at, lang)}</span> {one.sentence}
            {one.why && <small>{one.why}</small>}
            {one.candidates.length > 0 && (
              <details>
                <summary>
                  {says.considered}: {one.candidates.length}
                </summary>
                <ul>
                  {one.candidates.map((candidate) => (
                    <li key={candidate.karigar.id}>{candidate.sentence}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
