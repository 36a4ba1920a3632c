import { type FormEvent, useState } from 'react';
import type { InputOf } from '#contract/operation.ts';
import { AUDIT_KINDS, type listAudit } from '#contract/ops/list-audit.ts';
import { listStaff } from '#contract/ops/list-staff.ts';
import { useReading } from '../api/reading.ts';
import { DayField, Refused, TextField } from '../shell/field.tsx';
import { Segments } from '../shell/segments.tsx';
import { useSpeech } from '../shell/words.tsx';
import { MOST_NAMES, namesSaying } from './audit-names.ts';

type Wanted = InputOf<typeof listAudit>;

type AuditFiltersProps = { wanted: Wanted; onWant: (wanted: Wanted) => void };

/** The acts and looks that are wanted: of what kind, whose, of which days, and with which words. */
export function AuditFilters({ wanted, onWant }: AuditFiltersProps) {
  const { words } = useSpeech();
  const { opsAudit: says } = words;
  const [text, setText] = useState('');
  const [isVague, setVague] = useState(false);
  const put = (change: Record<keyof Wanted, string | undefined> | Partial<Wanted>) =>
    onWant(
      Object.fromEntries(
        Object.entries({ ...wanted, ...change }).filter(([, value]) => Boolean(value)),
      ) as Wanted,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wantedText = text.trim();
    const names = namesSaying(wantedText, words);
    setVague(names.length > MOST_NAMES);
    if (names.length > MOST_NAMES) return;
    put({ text: wantedText, names: names.join() } as Partial<Wanted>);
  };
  return (
    <form className="audit-filters" onSubmit={submit}>
      <Kinds kind={wanted.kind} onChoose={(kind) => put({ kind } as Partial<Wanted>)} />
      <Who by={wanted.by} onChoose={(by) => put({ by })} />
      {(['from', 'until'] as const).map((edge) => (
        <div key={edge} className="o-field">
          <DayField
            label={says[edge]}
            value={wanted[edge] ?? ''}
            onType={(day) => put({ [edge]: day })}
          />
        </div>
      ))}
      <div className="o-field audit-text">
        <TextField label={says.search} maxLength={80} value={text} onType={setText} />
        <Refused text={isVague ? says.vague({ most: MOST_NAMES }) : undefined} />
      </div>
      <button type="submit" className="o-btn">
        {says.apply}
      </button>
    </form>
  );
}

type Kind = Wanted['kind'];

function Kinds({ kind: chosen, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const { opsAudit: says } = useSpeech().words;
  return (
    <Segments
      label={says.what}
      options={[undefined, ...AUDIT_KINDS]}
      chosen={chosen}
      nameOf={(kind) => says.kinds[kind ?? 'all']}
      onChoose={onChoose}
    />
  );
}

function Who({ by, onChoose }: { by: string | undefined; onChoose: (by: string) => void }) {
  const { opsAudit: says } = useSpeech().words;
  const staff = useReading(listStaff, {}).value?.staff ?? [];
  return (
    <label className="o-field">
      <span>{says.who}</span>
      <select className="o-in" value={by ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{says.everybody}</option>
        {staff.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
