import { useState } from 'react';
import type { ApplicationDecision } from '#contract/application.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/fields/application.ts';
import { CHECK_KINDS } from '#contract/karigar-checks.ts';
import { decideApplication } from '#contract/ops/decide-application.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Application } from './file-of.ts';

type DecideProps = { file: Application; onStale: () => void };

/** The decisions that are possible now, as the server says. */
export function Decide({ file, onStale }: DecideProps) {
  const { opsApplicants: says } = useSpeech().words;
  const may = useMay();
  const [wished, setWished] = useState<ApplicationDecision>();
  if (!may(decideApplication)) return null;
  return (
    <div className="o-acts">
      {file.possible.map((one) => (
        <button
          key={one}
          type="button"
          className={one === 'check' || one === 'activate' ? 'o-btn go' : 'o-btn'}
          onClick={() => setWished(one)}
        >
          {says.decisions[one]}…
        </button>
      ))}
      {wished && (
        <Decision
          wished={wished}
          file={file}
          onStale={onStale}
          onClose={() => setWished(undefined)}
        />
      )}
    </div>
  );
}

const CHANGED = new Set<string | undefined>(['application-changed', 'decision-not-possible']);

/** A decision with the words that the applicant reads. What has changed since it was opened is looked at first. */
function Decision(props: DecideProps & { wished: ApplicationDecision; onClose: () => void }) {
  const { wished, file, onStale, onClose } = props;
  const { opsApplicants: says, opsPeople, ops } = useSpeech().words;
  const acting = useAct();
  const [seen] = useState(file.version);
  const [reason, setReason] = useState('');
  const [documents, setDocuments] = useState<readonly DocumentKind[]>([]);
  const isStale = CHANGED.has(acting.code);
  const submit = async () => {
    if (isStale) return onClose();
    const asked = { applicantId: file.applicantId, decision: wished, reason, seen };
    const done = await acting.run(decideApplication, {
      ...asked,
      documents: wished === 'return' ? [...documents] : [],
    });
    if (done) onClose();
    else onStale();
  };
  const unchecked = CHECK_KINDS.filter(
    (kind) => !file.checks.some((one) => one.kind === kind && one.state !== 'over'),
  );
  return (
    <Sheet
      title={says.decisions[wished]}
      button={isStale ? ops.close : says.decisions[wished]}
      danger={wished === 'refuse' && !isStale}
      acting={acting}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{says.decisionsText[wished]}</p>
      {wished === 'activate' && unchecked.length > 0 && (
        <p className="o-note risk">
          {says.unchecked({ what: unchecked.map((one) => opsPeople.checkKinds[one]).join(', ') })}
        </p>
      )}
      {wished === 'return' && <Wanted file={file} chosen={documents} onChoose={setDocuments} />}
      <div className="o-field">
        <TextField label={says.theyRead} value={reason} maxLength={300} onType={setReason} />
      </div>
      {isStale && <LastStep file={file} />}
    </Sheet>
  );
}

type WantedProps = {
  file: Application;
  chosen: readonly DocumentKind[];
  onChoose: (kinds: readonly DocumentKind[]) => void;
};

function Wanted({ file, chosen, onChoose }: WantedProps) {
  const { opsApplicants: says } = useSpeech().words;
  const shown = DOCUMENT_KINDS.filter((kind) => file.documents.some((one) => one.kind === kind));
  return (
    <fieldset className="o-field">
      <legend>
        <b>{says.sendAgain}</b>
      </legend>
      <div className="o-checks">
        {shown.map((kind) => (
          <label key={kind} className="row">
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            />
            {says.documentKinds[kind]}
          </label>
        ))}
      </div>
      <p className="o-help">{says.sendAgainText}</p>
    </fieldset>
  );
}

function LastStep({ file }: { file: Application }) {
  const { words, lang } = useSpeech();
  const last = file.steps.at(-1);
  if (!last) return null;
  return (
    <p className="o-note">
      {[shownAt(last.at, lang), last.byName, words.opsPeople.states[last.state], last.reason]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
