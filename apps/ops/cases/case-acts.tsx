import { useState } from 'react';
import type { CaseOutcome } from '#contract/cases.ts';
import { closeCase } from '#contract/ops/close-case.ts';
import { escalateCase } from '#contract/ops/escalate-case.ts';
import { planCase } from '#contract/ops/plan-case.ts';
import { reopenCase } from '#contract/ops/reopen-case.ts';
import { takeCase } from '#contract/ops/take-case.ts';
import { CallNumber } from '../shell/call-number.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { CaseFileOf } from './file-of.ts';
import { useCaseAct } from './use-case-act.ts';

/** Acts that are possible on the case as it is: take, plan, resolve, escalate, close, or reopen. */
export function CaseActs({ file, self }: { file: CaseFileOf; self: string }) {
  if (file.case.closed) return file.mayReopen ? <Reopen file={file} /> : null;
  return (
    <>
      <Owner file={file} self={self} />
      <Plan file={file} />
      <Close file={file} />
      <Escalate file={file} />
    </>
  );
}

function Owner({ file, self }: { file: CaseFileOf; self: string }) {
  const { opsCases: says } = useSpeech().words;
  const { acting, run } = useCaseAct(file);
  const { owner, callBack, booking } = file.case;
  return (
    <Panel title={says.owner} beside={owner?.name ?? says.noOwner}>
      <div className="acts">
        {owner?.id !== self && (
          <button
            type="button"
            className="o-btn go"
            aria-busy={acting.busy || undefined}
            onClick={() => void run(takeCase, {})}
          >
            {owner ? says.takeOver : says.take}
          </button>
        )}
        {callBack && <CallNumber callBackId={callBack.id} />}
        {booking && (
          <Link className="o-btn" to={`/bookings/${booking.id}`}>
            {says.openBooking}
          </Link>
        )}
      </div>
      <ActNotes acting={acting} />
    </Panel>
  );
}

function Plan({ file }: { file: CaseFileOf }) {
  const { opsCases: says } = useSpeech().words;
  const { acting, run } = useCaseAct(file);
  const [text, setText] = useState('');
  const [at, setAt] = useState('');
  const plan = async (tried: boolean) => {
    // The field holds an hour in India, wherever the screen stands.
    const moment = at ? `${at}:00+05:30` : '';
    if (!(await run(planCase, { text, at: moment, tried }))) return;
    setText('');
    setAt('');
  };
  return (
    <Panel title={says.next}>
      <p className={file.case.nextStep ? undefined : 't3'}>{file.case.nextStep ?? says.nextNone}</p>
      <form
        className="o-field"
        onSubmit={(event) => {
          event.preventDefault();
          void plan(false);
        }}
      >
        <TextField label={says.planText} value={text} maxLength={300} onType={setText} />
        <TextField label={says.planAt} type="datetime-local" value={at} onType={setAt} />
        <ActNotes acting={acting} />
        <div className="acts">
          <button type="submit" className="o-btn" aria-busy={acting.busy || undefined}>
            {says.plan}
          </button>
          {file.case.kind === 'call-back' && (
            <button type="button" className="o-btn" onClick={() => void plan(true)}>
              {says.tried}
            </button>
          )}
        </div>
      </form>
    </Panel>
  );
}

function Close({ file }: { file: CaseFileOf }) {
  const { opsCases: says } = useSpeech().words;
  const { acting, run } = useCaseAct(file);
  const { booking } = file.case;
  const [outcome, setOutcome] = useState<CaseOutcome>();
  const [text, setText] = useState('');
  const [first] = file.mayClose;
  return (
    <Panel title={says.resolve}>
      {booking && (
        <>
          <p className="o-help">{says.resolveText}</p>
          <Link className="o-btn" to={`/bookings/${booking.id}`}>
            {first ? says.openBooking : says.decide}
          </Link>
        </>
      )}
      {!first && <p>{says.decisionFirst}</p>}
      {first && (
        <form
          className="o-field"
          onSubmit={(event) => {
            event.preventDefault();
            void run(closeCase, { outcome: outcome ?? first, text });
          }}
        >
          <Choice
            label={says.outcome}
            value={outcome ?? first}
            options={file.mayClose}
            nameOf={(one) => says.outcomes[one]}
            onChoose={setOutcome}
          />
          <TextField label={says.closeWhy} value={text} maxLength={500} onType={setText} />
          <ActNotes acting={acting} />
          <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
            {says.close}
          </button>
        </form>
      )}
    </Panel>
  );
}

type OneText = { title: string; text: string; danger?: boolean };

function Escalate({ file }: { file: CaseFileOf }) {
  const { opsCases: says } = useSpeech().words;
  const { acting, run } = useCaseAct(file);
  const said = { title: says.escalate, text: says.escalateText, danger: true };
  return <WithReason {...said} acting={acting} onAct={(text) => run(escalateCase, { text })} />;
}

function Reopen({ file }: { file: CaseFileOf }) {
  const { opsCases: says } = useSpeech().words;
  const { acting, run } = useCaseAct(file);
  const said = { title: says.reopen, text: says.reopenText };
  return <WithReason {...said} acting={acting} onAct={(text) => run(reopenCase, { text })} />;
}

type WithReasonProps = OneText & {
  acting: ReturnType<typeof useCaseAct>['acting'];
  onAct: (text: string) => Promise<boolean>;
};

function WithReason({ title, text, danger = false, acting, onAct }: WithReasonProps) {
  const { words } = useSpeech();
  const [why, setWhy] = useState('');
  return (
    <Panel title={title}>
      <form
        className="o-field"
        onSubmit={(event) => {
          event.preventDefault();
          void onAct(why).then((done) => done && setWhy(''));
        }}
      >
        <p className="o-help">{text}</p>
        <TextField label={words.ops.why} value={why} maxLength={500} onType={setWhy} />
        <ActNotes acting={acting} />
        <button
          type="submit"
          className={danger ? 'o-btn danger' : 'o-btn go'}
          aria-busy={acting.busy || undefined}
        >
          {title}
        </button>
      </form>
    </Panel>
  );
}
