import { useState } from 'react';
import { CLOSURE_REASONS } from '#contract/account-closure.ts';
import { closeAccount } from '#contract/ops/close-account.ts';
import { reopenAccount } from '#contract/ops/reopen-account.ts';
import { newId } from '#kernel/ids.ts';
import { ActForm, useAct } from '../shell/act.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { CustomerFileOf as File } from './file-of.ts';

/** Whether we have closed the account, and the way to close it or to open it again. */
export function Closing({ userId, closure }: Pick<File, 'closure'> & { userId: string }) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const may = useMay();
  const reasons = says.closureReasons as Readonly<Record<string, string>>;
  if (closure)
    return (
      <Panel title={closure.kind === 'pause' ? says.paused : says.closed}>
        <p>
          {reasons[closure.reason]} · {shownAt(closure.at, lang)}
        </p>
        <p>{closure.notice}</p>
        {may(reopenAccount) && (
          <ActForm
            title={says.reopen}
            text={says.reopenText}
            button={says.reopen}
            onAct={(why, acting) => acting.run(reopenAccount, { userId, why })}
          />
        )}
      </Panel>
    );
  return may(closeAccount) ? <CloseForm userId={userId} /> : null;
}

function CloseForm({ userId }: { userId: string }) {
  const { opsPeople: says, ops } = useSpeech().words;
  const acting = useAct();
  const [closureId] = useState(() => newId());
  const [reason, setReason] = useState<(typeof CLOSURE_REASONS)[number]>('asked');
  const [notice, setNotice] = useState('');
  const close = (kind: 'pause' | 'close') =>
    void acting.run(closeAccount, { userId, closureId, kind, reason, notice });
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
        <TextField label={says.notice} value={notice} maxLength={2000} onType={setNotice} />
        <ActNotes acting={acting} />
        <div className="acts">
          <button type="button" className="o-btn" onClick={() => close('pause')}>
            {says.pause}
          </button>
          <button type="button" className="o-btn danger" onClick={() => close('close')}>
            {says.close}
          </button>
        </div>
      </div>
    </Panel>
  );
}
