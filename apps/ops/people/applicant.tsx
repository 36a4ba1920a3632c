import { openPerson } from '#contract/ops/open-person.ts';
import { readApplication } from '#contract/ops/read-application.ts';
import { recordApplicantCheck } from '#contract/ops/record-applicant-check.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ApplicantDocuments } from './applicant-documents.tsx';
import { Checks } from './checks.tsx';
import { Decide } from './decide.tsx';
import type { Application } from './file-of.ts';
import { InFull } from './in-full.tsx';

const LOOKS: Readonly<Record<string, string>> = {
  active: 'o-chip calm',
  refused: 'o-chip harm',
  documents: 'o-chip risk',
};

/** One application: what was said, shown and checked, and what is decided of it. */
export function Applicant({ applicantId }: { applicantId: string }) {
  const { opsApplicants: says, opsPeople } = useSpeech().words;
  const may = useMay();
  const reading = useReading(readApplication, { applicantId }, { everyMs: 30_000 });
  const file = reading.value;
  if (!file)
    return (
      <div className="apply-none">
        <Waiting reading={reading} />
      </div>
    );
  const isOver = file.state === 'refused' || file.state === 'left';
  return (
    <div className="apply-file">
      <header className="o-head">
        <h2>
          {file.name ?? says.sealed}
          <span className={LOOKS[file.state] ?? 'o-chip'}>{opsPeople.states[file.state]}</span>
        </h2>
        {file.karigarId !== null && (
          <Link className="o-btn" to={`/karigars/${file.karigarId}`}>
            {says.openKarigar}
          </Link>
        )}
        <Decide file={file} onStale={reading.again} />
      </header>
      <div className="o-col">
        <ApplicantDocuments documents={file.documents} />
        <Said file={file} />
      </div>
      <div className="o-col">
        <Checks
          checks={file.checks}
          onWrite={
            may(recordApplicantCheck) && !isOver
              ? (acting, check) => acting.run(recordApplicantCheck, { applicantId, ...check })
              : undefined
          }
        />
        <CustomersSee file={file} />
        <Steps file={file} />
      </div>
    </div>
  );
}

function Said({ file }: { file: Application }) {
  const { words, lang } = useSpeech();
  const { opsApplicants: says, opsPeople } = words;
  const may = useMay();
  return (
    <Panel title={says.said}>
      <dl className="o-facts">
        <dt>{opsPeople.mobile}</dt>
        <dd>{file.mobile ?? '–'}</dd>
        <dt>{says.pincode}</dt>
        <dd>{file.pincode ?? '–'}</dd>
        <dt>{opsPeople.skills}</dt>
        <dd>{file.services.map(({ name }) => name[lang] ?? name.en).join(', ') || '–'}</dd>
      </dl>
      {may(openPerson) && <InFull userId={file.applicantId} />}
    </Panel>
  );
}

/** The mark on a customer's screen has a dated check behind it; of a police verification customers read nothing. */
function CustomersSee({ file: { markedChecked, state } }: { file: Application }) {
  const { opsApplicants: says } = useSpeech().words;
  return (
    <Panel title={says.customersSee}>
      <p>{markedChecked ? says.marked : says.notMarked}</p>
      {state !== 'active' && <p className="o-help">{says.onceActive}</p>}
      <p className="o-help">{says.customersText}</p>
    </Panel>
  );
}

function Steps({ file: { steps } }: { file: Application }) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.pipeline}>
      <ol className="o-told">
        {steps.map((one) => (
          <li key={`${one.at} ${one.state}`}>
            <span className="t3">{shownAt(one.at, lang)}</span> <b>{says.states[one.state]}</b>
            <small>{[one.byName, one.reason].filter(Boolean).join(': ')}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
