import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { previewZone } from '#contract/ops/preview-zone.ts';
import { startZone } from '#contract/ops/start-zone.ts';
import { ZONE_KINDS } from '#contract/zone.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ZoneConsequence } from './zone-consequence.tsx';
import { ZoneMessages } from './zone-messages.tsx';
import { ZonePlaces } from './zone-places.tsx';
import {
  type Draft,
  firstDraft,
  LEADS,
  whereAndWhen,
  wishOf,
  type ZonesAnswer,
} from './zone-wish.ts';

type Seen = { readonly id: string; readonly does: OutputOf<typeof previewZone> };

/** Asks for the kind, the place, the hours and the message of a switch; its effect is shown before it is turned on. */
export function ZoneForm({ answer }: { answer: ZonesAnswer }) {
  const { words } = useSpeech();
  const { opsZones: says } = words;
  const { acting, draft, why, seen, isOn, ...form } = useZoneForm(answer);
  return (
    <Panel title={says.title}>
      <form className="o-field city-form" onSubmit={(event) => void form.look(event)}>
        <p className="o-help">{says.text}</p>
        <Choice
          label={says.kind}
          value={draft.kind}
          options={ZONE_KINDS}
          nameOf={(kind) => says.kinds[kind]}
          onChoose={(kind) => form.change({ kind, message: answer.templates[kind] })}
        />
        <ZonePlaces answer={answer} draft={draft} onChange={form.change} />
        <Hours draft={draft} onChange={form.change} />
        <Choice
          label={says.newBookings}
          value={draft.lead}
          options={LEADS}
          nameOf={(lead) => says.lead[lead]}
          onChoose={(lead) => form.change({ lead })}
        />
        <ZoneMessages message={draft.message} does={seen?.does} onType={form.say} />
        <TextField
          label={words.ops.why}
          required
          maxLength={300}
          value={why}
          onType={form.setWhy}
        />
        {seen && <ZoneConsequence does={seen.does} />}
        <ActNotes acting={acting} />
        {isOn && <p role="status">{says.started}</p>}
        <button
          type={seen ? 'button' : 'submit'}
          key={seen ? 'start' : 'look'}
          className={seen ? 'o-btn go' : 'o-btn'}
          disabled={!draft.isWhole && draft.pincodes.length === 0}
          aria-busy={acting.busy || undefined}
          {...(seen && { onClick: () => void form.start(seen) })}
        >
          {seen ? says.start({ count: seen.does.customers + seen.does.karigars }) : says.look}
        </button>
      </form>
    </Panel>
  );
}

function useZoneForm(answer: ZonesAnswer) {
  const acting = useAct();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(answer));
  const [why, setWhy] = useState('');
  const [seen, setSeen] = useState<Seen>();
  const [isOn, setOn] = useState(false);
  // The effect seen so far no longer belongs to the changed draft.
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setSeen(undefined);
    setOn(false);
  };
  const say = (message: Draft['message']) => setDraft((now) => ({ ...now, message }));
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const does = await acting.run(previewZone, whereAndWhen(draft));
    // One name for however many presses.
    if (does) setSeen({ id: newId(), does });
  };
  const start = async ({ id }: Seen) => {
    if (!(await acting.run(startZone, { id, ...wishOf(draft), why }))) return;
    setDraft(firstDraft(answer));
    setWhy('');
    setSeen(undefined);
    setOn(true);
  };
  return { acting, draft, why, seen, isOn, change, say, look, start, setWhy };
}

function Hours({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { opsZones: says } = useSpeech().words;
  return (
    <div className="city-line">
      <label className="o-field">
        <span>{says.from}</span>
        <input
          className="o-in"
          type="datetime-local"
          required
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label className="o-field">
        <span>{says.until}</span>
        <input
          className="o-in"
          type="datetime-local"
          required
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </label>
    </div>
  );
}
