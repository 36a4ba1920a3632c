import { useState } from 'react';
import { CLOSURE_REASONS } from '#contract/account-closure.ts';
import { closeAccount } from '#contract/ops/close-account.ts';
import { reopenAccount } from '#contract/ops/reopen-account.ts';
import { newId } from '#kernel/ids.ts';
import { ActForm, useAct } from '../shell/act.tsx';
import { ActNotes, Choice, LongField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ClosureActs, type ClosureActsProps } from './closure-acts.tsx';
import { ClosureRecords } from './closure-records.tsx';
import type { CustomerFileOf as File } from './file-of.ts';
import { useReadItToThem } from './read-it-to-them.tsx';

type ClosingProps = Pick<File, 'closure' | 'closuresBefore'> & { userId: string };

/** Whether we have paused or closed the account, how that was decided, and the way to pause it or to open it again. */
export function Closing({ userId, closure, closuresBefore }: ClosingProps) {
  const { opsPeople: says } = useSpeech().words;
  const may = useMay();
  const { note, onTold } = useReadItToThem();
  return (
    <>
      {closure && (
        <Panel title={closure.kind === 'pause' ? says.paused : says.closed}>
          {note}
          <ClosureRecords of={closure} />
          <ClosureActs of={closure} onTold={onTold} />
          {may(reopenAccount) && (
            <ActForm
              title={says.reopen}
              text={says.reopenText}
              button={says.reopen}
              onAct={(why, acting) => acting.run(reopenAccount, { userId, why })}
            />
          )}
        </Panel>
      )}
      {!closure && may(closeAccount) && <CloseForm userId={userId} onTold={onTold} />}
      {closuresBefore.length > 0 && (
        <Panel title={says.closuresBefore} beside={closuresBefore.length}>
          {closuresBefore.map((one) => (
            <ClosureRecords key={one.id} of={one} />
          ))}
        </Panel>
      )}
    </>
  );
}

type CloseFormProps = Pick<ClosingProps, 'userId'> & Pick<ClosureActsProps, 'onTold'>;

function CloseForm({ userId, onTold }: CloseFormProps) {
  const { opsPeople: says, ops } = useSpeech().words;
  const acting = useAct();
  const [closureId] = useState(() => newId());
  const [reason, setReason] = useState<(typeof CLOSURE_REASONS)[number]>('misuse');
  const [notice, setNotice] = useState('');
  const close = (kind: 'pause' | 'close') =>
    void acting.run(closeAccount, { userId, closureId, kind, reason, notice }).then(onTold);
  return (
    <Panel title={says.pause}>
      <p className="o-help">{says.closeText}</p>
      <div className="o-field">
        <Choice
          label={ops.reason}
          value={reason}
          options={CLOSURE_REASONS}
          nameOf={(one) => says.closureReasons[one]}
          onChoose={setReason}
        />
        <LongField label={says.notice} value={notice} maxLength={2000} onType={setNotice} />
        <ActNotes acting={acting} />
        <div className="acts">
          <button type="button" className="o-btn danger" onClick={() => close('pause')}>
            {says.pause}
          </button>
          {reason === 'asked' && (
            <button type="button" className="o-btn danger" onClick={() => close('close')}>
              {says.close}
            </button>
          )}
        </div>
      </div>
    </Panel>
  );
}
