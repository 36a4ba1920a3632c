import { useState } from 'react';
import type { AccountClosure } from '#contract/account-closure.ts';
import { decideAccountAppeal } from '#contract/ops/decide-account-appeal.ts';
import { decideAccountPause } from '#contract/ops/decide-account-pause.ts';
import { recordAccountAppeal } from '#contract/ops/record-account-appeal.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, LongField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { useReadItToThem } from './read-it-to-them.tsx';

export type ClosureActsProps = {
  of: AccountClosure;
  /** Hears after an act whether its owner can read about it. */
  onTold: ReturnType<typeof useReadItToThem>['onTold'];
};

/** Acts on a pause that lasts: it is decided with evidence, an appeal is written down, and somebody else answers it. */
export function ClosureActs({ of: one, onTold }: ClosureActsProps) {
  const may = useMay();
  if (!may(decideAccountPause)) return null;
  const { appeal, kind } = one;
  return (
    <>
      {kind === 'pause' && <Deciding closureId={one.id} onTold={onTold} />}
      {!appeal && <Hearing closureId={one.id} />}
      {appeal && !appeal.answer && <Answering closureId={one.id} onTold={onTold} />}
    </>
  );
}

type Of = { closureId: string };
type OfTold = Of & Pick<ClosureActsProps, 'onTold'>;

function Deciding({ closureId, onTold }: OfTold) {
  const { opsPeople: says, ops } = useSpeech().words;
  const acting = useAct();
  const [evidence, setEvidence] = useState('');
  const decide = (decision: 'stay' | 'close') =>
    void acting.run(decideAccountPause, { closureId, decision, evidence }).then((done) => {
      onTold(done);
      if (done) setEvidence('');
    });
  return (
    <div className="o-field">
      <p className="o-help">{says.decideText}</p>
      <LongField
        label={says.records.evidence}
        value={evidence}
        maxLength={2000}
        onType={setEvidence}
      />
      <ActNotes acting={acting} />
      <div className="acts">
        <button type="button" className="o-btn" onClick={() => decide('stay')}>
          {ops.stay}
        </button>
        <button type="button" className="o-btn danger" onClick={() => decide('close')}>
          {says.close}
        </button>
      </div>
    </div>
  );
}

function Hearing({ closureId }: Of) {
  const { opsPeople: says } = useSpeech().words;
  const acting = useAct();
  const [text, setText] = useState('');
  return (
    <div className="o-field">
      <LongField label={says.theirWords} value={text} maxLength={2000} onType={setText} />
      <p className="o-help">{says.theirWordsText}</p>
      <ActNotes acting={acting} />
      <button
        type="button"
        className="o-btn"
        onClick={() => void acting.run(recordAccountAppeal, { closureId, text })}
      >
        {says.writeAppeal}
      </button>
    </div>
  );
}

function Answering({ closureId, onTold }: OfTold) {
  const { opsPeople: says, ops } = useSpeech().words;
  const acting = useAct();
  const [reason, setReason] = useState('');
  return (
    <div className="o-field">
      <LongField label={says.answerToAppeal} value={reason} maxLength={2000} onType={setReason} />
      <ActNotes acting={acting} />
      <div className="acts">
        {[true, false].map((granted) => (
          <button
            key={String(granted)}
            type="button"
            className={granted ? 'o-btn go' : 'o-btn'}
            onClick={() =>
              void acting.run(decideAccountAppeal, { closureId, granted, reason }).then(onTold)
            }
          >
            {granted ? ops.grant : ops.refuse}
          </button>
        ))}
      </div>
    </div>
  );
}
