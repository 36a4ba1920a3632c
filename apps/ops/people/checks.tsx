import { type FormEvent, useState } from 'react';
import { CHECK_KINDS, WRITTEN_KINDS } from '#contract/karigar-checks.ts';
import type { InputOf } from '#contract/operation.ts';
import type { recordApplicantCheck } from '#contract/ops/record-applicant-check.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia } from '#kernel/time.ts';
import { shownDate } from '#ui/dates.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import { ActNotes, Choice, DayField, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { KarigarFileOf } from './file-of.ts';

const LOOKS = { valid: 'o-chip', 'ends-soon': 'o-chip risk', over: 'o-chip harm' } as const;

type Written = Omit<InputOf<typeof recordApplicantCheck>, 'applicantId'>;
type ChecksProps = {
  checks: KarigarFileOf['checks'];
  /** How a new one is written down, for those who may. */
  onWrite: ((acting: Acting, check: Written) => Promise<unknown>) | undefined;
};

/** The checks of a Karigar or an applicant with their expiry, and those never made. */
export function Checks({ checks, onWrite }: ChecksProps) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.checks}>
      <ul className="o-rows">
        {CHECK_KINDS.map((kind) => {
          const one = checks.find((check) => check.kind === kind);
          return (
            <li key={kind}>
              <span>
                {says.checkKinds[kind]}
                {one && (
                  <small>
                    {[one.number, shownDate(one.checkedOn, lang), one.byName]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                )}
              </span>
              {one ? (
                <span className={LOOKS[one.state]}>
                  {says.checkStates[one.state]}
                  {one.validUntil &&
                    ` ${says.validUntil({ day: shownDate(one.validUntil, lang) })}`}
                </span>
              ) : (
                <span className="o-chip risk">{says.neverChecked}</span>
              )}
            </li>
          );
        })}
      </ul>
      {onWrite && <NewCheck onWrite={onWrite} />}
    </Panel>
  );
}

function NewCheck({ onWrite }: { onWrite: NonNullable<ChecksProps['onWrite']> }) {
  const { opsPeople: says } = useSpeech().words;
  const acting = useAct();
  const [checkId, setCheckId] = useState(() => newId());
  const [kind, setKind] = useState<Written['kind']>('police');
  const [number, setNumber] = useState('');
  const [checkedOn, setCheckedOn] = useState<string>(() => dateInIndia(Date.now()));
  const [validUntil, setValidUntil] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const written = { checkId, kind, number, checkedOn };
    const until = validUntil === '' ? {} : { validUntil };
    if (!(await onWrite(acting, { ...written, ...until }))) return;
    setCheckId(newId());
    setNumber('');
    setValidUntil('');
  };
  return (
    <form className="o-field" onSubmit={(event) => void submit(event)}>
      <Choice
        label={says.whatChecked}
        value={kind}
        options={WRITTEN_KINDS}
        nameOf={(one) => says.checkKinds[one]}
        onChoose={setKind}
      />
      <TextField label={says.paperNumber} value={number} maxLength={60} onType={setNumber} />
      <DayField label={says.checkedOn} value={checkedOn} onType={setCheckedOn} />
      <DayField label={says.holdsUntil} value={validUntil} onType={setValidUntil} />
      <ActNotes acting={acting} />
      <button type="submit" className="o-btn" aria-busy={acting.busy || undefined}>
        {says.recordCheck}
      </button>
    </form>
  );
}
