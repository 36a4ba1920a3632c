import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { decideAppeal } from '#contract/ops/decide-appeal.ts';
import { readDispute } from '#contract/ops/read-dispute.ts';
import { readHearing } from '#contract/ops/read-hearing.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import type { ProblemView } from '#contract/visit.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { BooksLink } from '../shell/books-link.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { DecideComplaint } from './decide-complaint.tsx';
import { CostOfDecision, useDecision } from './decision.tsx';
import type { File } from './file.ts';
import { Photos } from './photos.tsx';

type Hearing = OutputOf<typeof readHearing>;

/** A complaint about the work: what the customer says and shows, what each Karigar answers, and the decision. */
export function Complaint({ file }: { file: File }) {
  const { words, lang } = useSpeech();
  const { opsDecide: says } = words;
  const may = useMay();
  const { id, status } = file.booking;
  const reading = useReading(readDispute, { id });
  const problem = reading.value?.problem;
  return (
    <Panel title={says.complaint} beside={problem && shownAt(problem.openedAt, lang)}>
      {!problem && <Waiting reading={reading} />}
      {problem && <Said problem={problem} />}
      {may(readHearing) && <Heard id={id} />}
      {problem?.outcome && <Decided problem={problem} />}
      {problem?.outcome && <BooksLink of="dispute" id={id} />}
      {status === 'disputed' && problem && may(resolveDispute) && <DecideComplaint file={file} />}
    </Panel>
  );
}

function Said({ problem }: { problem: ProblemView }) {
  const { opsDecide: says } = useSpeech().words;
  const { reason, comment, lines, openedAt } = problem;
  const photos = problem.photos.map(({ id }) => ({ id, kind: 'complaint' as const, at: openedAt }));
  return (
    <>
      <p>
        <b>{says.reasons[reason]}</b>{' '}
        <span className="t3">{says.lines({ lines: lines.join(', ') })}</span>
      </p>
      {comment && <blockquote>{comment}</blockquote>}
      <Photos photos={photos} />
    </>
  );
}

function Heard({ id }: { id: string }) {
  const { opsDecide: says } = useSpeech().words;
  const reading = useReading(readHearing, { id });
  const { value } = reading;
  return (
    <>
      <h3>{says.heard}</h3>
      {!value && <Waiting reading={reading} />}
      {value && (
        <Side
          id={id}
          hearUntil={value.hearUntil}
          side={{ ...value, name: value.crew.length > 0 ? value.leader : null }}
        />
      )}
      {value?.crew.map((one) => (
        <Side key={one.karigarId} id={id} hearUntil={value.hearUntil} side={one} />
      ))}
    </>
  );
}

type SideProps = {
  id: string;
  hearUntil: string;
  side: Pick<Hearing, 'answers' | 'appeal'> & { karigarId?: number; name: string | null };
};

/** The words of one of those whose pay the decision may cut; named where there are several. */
function Side({ id, hearUntil, side }: SideProps) {
  const { words, lang } = useSpeech();
  const { opsDecide: says } = words;
  const { karigarId, name, answers, appeal } = side;
  return (
    <section>
      {name && <h4>{name}</h4>}
      {answers.length === 0 && (
        <p className="t3">{says.notHeard({ time: shownAt(hearUntil, lang) })}</p>
      )}
      <ul className="o-list">
        {answers.map(({ line, answer }) => (
          <li key={line}>{says.answered({ line, answer })}</li>
        ))}
      </ul>
      {appeal && <Appeal id={id} karigarId={karigarId} appeal={appeal} />}
    </section>
  );
}

type AppealProps = {
  id: string;
  karigarId: number | undefined;
  appeal: NonNullable<Hearing['appeal']>;
};

/** The Karigar asks somebody else to look at what they bear. */
function Appeal({ id, karigarId, appeal }: AppealProps) {
  const { ops, opsDecide: says } = useSpeech().words;
  const may = useMay();
  const acting = useAct();
  const [comment, setComment] = useState('');
  const [isGranted, setGranted] = useState(true);
  const whose = karigarId === undefined ? {} : { karigarId };
  const { cost, mayDecide, look } = useDecision(acting, {
    ...{ id, ...whose, decision: isGranted ? 'grant' : 'keep', comment: '' },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayDecide) void acting.run(decideAppeal, { id, ...whose, granted: isGranted, comment });
    else void look();
  };
  const { granted, answer } = appeal;
  return (
    <>
      <h3>{says.appeal}</h3>
      {appeal.why && <blockquote>{appeal.why}</blockquote>}
      {granted !== null && (
        <p>
          <b>{granted ? says.granted : says.notGranted}</b> {answer}
        </p>
      )}
      {granted === null && may(decideAppeal) && (
        <form className="o-field" onSubmit={submit}>
          <Choice
            label={says.outcome}
            value={isGranted ? 'grant' : 'keep'}
            options={['grant', 'keep'] as const}
            nameOf={(one) => (one === 'grant' ? ops.grant : ops.refuse)}
            onChoose={(one) => setGranted(one === 'grant')}
          />
          <TextField
            label={says.appealAnswer}
            value={comment}
            maxLength={1000}
            onType={setComment}
          />
          {cost && <CostOfDecision of={cost} />}
          <ActNotes acting={acting} />
          <button type="submit" className={mayDecide ? 'o-btn go' : 'o-btn'}>
            {!mayDecide ? says.see : isGranted ? ops.grant : ops.refuse}
          </button>
        </form>
      )}
    </>
  );
}

function Decided({ problem }: { problem: ProblemView }) {
  const { opsDecide: says } = useSpeech().words;
  const { outcome, refundPaise, answer, rework } = problem;
  if (!outcome) return null;
  const amount = shownMoney(refundPaise);
  return (
    <>
      <h3>{says.outcome}</h3>
      <p role="status">
        <b>{outcome === 'refund' ? says.refunded({ amount }) : says.outcomes[outcome]}</b> {answer}{' '}
        {rework && (
          <Link className="o-link mono" to={`/bookings/${rework.id}`}>
            {shortReference(rework.reference)}
          </Link>
        )}
      </p>
    </>
  );
}
