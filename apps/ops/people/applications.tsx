import { useState } from 'react';
import { APPLICATION_STATES, type ApplicationState } from '#contract/application.ts';
import { DOCUMENTS_NEEDED } from '#contract/fields/application.ts';
import type { OutputOf } from '#contract/operation.ts';
import { listApplications } from '#contract/ops/list-applications.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { initials, shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Applicant } from './applicant.tsx';
import './applications.css';

type Listed = OutputOf<typeof listApplications>;

/** The way from an application to the roster: how many stand where, those of one state, and the one that is looked at. */
export function Applications({ applicantId }: { applicantId: string | undefined }) {
  const { opsApplicants: says } = useSpeech().words;
  const [state, setState] = useState<ApplicationState>('documents');
  const reading = useReading(listApplications, { state }, { everyMs: 30_000 });
  return (
    <div className="apply-room">
      <Pipeline counts={reading.value?.counts} state={state} onChoose={setState} />
      <nav className="apply-list" aria-label={says.listed}>
        <Waiting reading={reading} />
        {reading.value?.applications.length === 0 && <p className="t3">{says.none[state]}</p>}
        <ol>
          {reading.value?.applications.map((one) => (
            <Row key={one.applicantId} one={one} isOpen={one.applicantId === applicantId} />
          ))}
        </ol>
      </nav>
      {applicantId ? (
        <Applicant key={applicantId} applicantId={applicantId} />
      ) : (
        <p className="apply-none t3">{says.choose}</p>
      )}
    </div>
  );
}

type PipelineProps = {
  counts: Listed['counts'] | undefined;
  state: ApplicationState;
  onChoose: (state: ApplicationState) => void;
};

function Pipeline({ counts, state, onChoose }: PipelineProps) {
  const { opsApplicants: says, opsPeople } = useSpeech().words;
  return (
    <fieldset className="apply-steps" aria-label={says.pipeline}>
      {APPLICATION_STATES.map((one) => (
        <button key={one} type="button" aria-pressed={one === state} onClick={() => onChoose(one)}>
          {opsPeople.states[one]}
          <b>{counts ? (counts.find((each) => each.state === one)?.count ?? 0) : '–'}</b>
        </button>
      ))}
    </fieldset>
  );
}

function Row({ one, isOpen }: { one: Listed['applications'][number]; isOpen: boolean }) {
  const { words, lang } = useSpeech();
  const { opsApplicants: says } = words;
  const here = one.documents.filter(({ state }) => state !== 'returned').map(({ kind }) => kind);
  const missing = DOCUMENTS_NEEDED.filter((kind) => !here.includes(kind)).length;
  return (
    <li>
      <Link
        to={`/karigars/applications/${one.applicantId}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="o-av" aria-hidden="true">
          {initials(one.name)}
        </span>
        <span className="who">
          <b className="el">{one.name ?? says.sealed}</b>
          <small>
            {[one.pincode, missing > 0 ? says.missing({ count: missing }) : says.complete]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <small>{shownAt(one.changedAt, lang)}</small>
        </span>
      </Link>
    </li>
  );
}
