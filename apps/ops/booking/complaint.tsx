import { type FormEvent, useState } from 'react';
import { decideAppeal } from '#contract/ops/decide-appeal.ts';
import { readDispute } from '#contract/ops/read-dispute.ts';
import { readHearing } from '#contract/ops/read-hearing.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import type { ProblemView } from '#contract/visit.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { BooksLink } from '../shell/books-link.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Heard } from '../shell/heard.tsx';
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
      {may(readHearing) && (
        <Heard
          id={id}
          decide={(karigarId) =>
            may(decideAppeal) && <DecideAppeal id={id} karigarId={karigarId} />
          }
        />
      )}
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

type DecideProps = { id: string; karigarId: number | undefined };

/** The Karigar asks somebody else to look at what they bear. */
function DecideAppeal({ id, karigarId }: DecideProps) {
  const { ops, opsDecide: says } = useSpeech().words;
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
  return (
    <form className="o-field" onSubmit={submit}>
      <Choice
        label={says.outcome}
        value={isGranted ? 'grant' : 'keep'}
        options={['grant', 'keep'] as const}
        nameOf={(one) => (one === 'grant' ? ops.grant : ops.refuse)}
        onChoose={(one) => setGranted(one === 'grant')}
      />
      <TextField label={says.appealAnswer} value={comment} maxLength={1000} onType={setComment} />
      {cost && <CostOfDecision of={cost} />}
      <ActNotes acting={acting} />
      <button type="submit" className={mayDecide ? 'o-btn go' : 'o-btn'}>
        {!mayDecide ? says.see : isGranted ? ops.grant : ops.refuse}
      </button>
    </form>
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
