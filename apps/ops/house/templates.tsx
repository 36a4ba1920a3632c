import { useState } from 'react';
import { REGISTRATION_STATES } from '#contract/fields/template-registration.ts';
import type { OutputOf } from '#contract/operation.ts';
import { listTemplates } from '#contract/ops/list-templates.ts';
import { markTemplate } from '#contract/ops/mark-template.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { Choice, TextField } from '../shell/field.tsx';
import { languageName } from '../shell/language-name.ts';
import { Panel } from '../shell/panel.tsx';
import { Segments } from '../shell/segments.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownSince } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Read = OutputOf<typeof listTemplates>;
type Template = Read['templates'][number];

const keyOf = ({ channel, name, language }: Template): string => `${channel} ${name} ${language}`;

/** Sentences that have to be registered word for word, those that are not before the others. */
export function Templates() {
  const { opsTemplates: says, opsFile } = useSpeech().words;
  const reading = useReading(listTemplates, {});
  const [channel, setChannel] = useState<'both' | Template['channel']>('both');
  const [onlyOpen, setOnlyOpen] = useState(true);
  const [changing, setChanging] = useState<Template>();
  const all = reading.value?.templates ?? [];
  const open = all.filter(({ state }) => state !== 'registered');
  const shown = (onlyOpen ? open : all).filter(
    (one) => channel === 'both' || one.channel === channel,
  );
  return (
    <div className="o-body o-stack">
      <Panel
        title={says.title}
        beside={reading.value && says.count({ open: open.length, all: all.length })}
      >
        <p className="o-help">{says.text}</p>
        <div className="row wrap g8">
          <Segments
            options={[true, false]}
            chosen={onlyOpen}
            nameOf={(one) => (one ? says.open : says.all)}
            onChoose={setOnlyOpen}
          />
          <Segments
            options={['both', 'sms', 'whatsapp'] as const}
            chosen={channel}
            nameOf={(one) => (one === 'both' ? says.both : opsFile.channels[one])}
            onChoose={setChannel}
          />
        </div>
        <Waiting reading={reading} />
        {reading.value && shown.length === 0 && <p className="t3">{says.none}</p>}
        {shown.length > 0 && (
          <Sentences
            shown={shown}
            smsNeedsIds={reading.value?.smsNeedsIds ?? false}
            onChange={setChanging}
          />
        )}
      </Panel>
      {changing && (
        <Mark key={keyOf(changing)} of={changing} onClose={() => setChanging(undefined)} />
      )}
    </div>
  );
}

type SentencesProps = {
  shown: readonly Template[];
  smsNeedsIds: boolean;
  onChange: (one: Template) => void;
};

function Sentences({ shown, smsNeedsIds, onChange }: SentencesProps) {
  const { words, lang } = useSpeech();
  const { opsTemplates: says, opsFile } = words;
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{says.sentence}</th>
          <th className="r">{says.variables}</th>
          <th>{says.state}</th>
          <th>
            <span className="o-sr">{says.change}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => (
          <tr key={keyOf(one)}>
            <td>
              <b className="mono">{one.name}</b> · {opsFile.channels[one.channel]} ·{' '}
              {languageName(one.language, lang)}
              <p lang={one.language}>{one.text}</p>
              {one.note && <small>{one.note}</small>}
            </td>
            <td className="r">{one.variables}</td>
            <td>
              <State one={one} smsNeedsIds={smsNeedsIds} />
            </td>
            <td className="r">
              <button
                type="button"
                className="o-btn"
                aria-label={`${says.change} ${keyOf(one)}`}
                onClick={() => onChange(one)}
              >
                {says.change}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ one, smsNeedsIds }: { one: Template; smsNeedsIds: boolean }) {
  const { words, lang } = useSpeech();
  const { opsTemplates: says } = words;
  const calm = one.state === 'registered' ? 'o-chip calm' : 'o-chip risk';
  return (
    <>
      <span className={one.state === 'refused' ? 'o-chip harm' : calm}>
        {says.states[one.state]}
      </span>
      {one.hasChanged && <p className="risk">{says.changed}</p>}
      {one.channel === 'sms' && smsNeedsIds && one.idInSettings === null && (
        <p className="harm">{says.missing}</p>
      )}
      {one.registeredAs && <p className="mono">{one.registeredAs}</p>}
      {one.changedAt && (
        <p className="t3">
          {says.by({
            name: one.changedBy ?? says.somebody,
            time: shownSince(one.changedAt, lang),
          })}
        </p>
      )}
    </>
  );
}

/** The state of one sentence, as the registry has answered. */
function Mark({ of, onClose }: { of: Template; onClose: () => void }) {
  const { words, lang } = useSpeech();
  const { opsTemplates: says } = words;
  const acting = useAct();
  const [state, setState] = useState(of.state);
  const [id, setId] = useState(of.registeredAs ?? of.idInSettings ?? '');
  const [note, setNote] = useState('');
  const save = async () => {
    const { channel, name, language, changedAt: seen } = of;
    const done = await acting.run(markTemplate, {
      ...{ channel, name, language, state, seen },
      registeredAs: id.trim() || null,
      note: note.trim() || null,
    });
    if (done) onClose();
  };
  return (
    <Sheet
      title={says.changeOf({ name: of.name, language: languageName(of.language, lang) })}
      button={says.save}
      acting={acting}
      onSubmit={save}
      onClose={onClose}
    >
      <p lang={of.language}>{of.text}</p>
      <div className="o-field">
        <Choice
          label={says.state}
          value={state}
          options={REGISTRATION_STATES}
          nameOf={(one) => says.states[one]}
          onChoose={setState}
        />
        <TextField label={says.id} value={id} maxLength={60} onType={setId} />
        <TextField label={says.note} value={note} maxLength={300} onType={setNote} />
      </div>
    </Sheet>
  );
}
