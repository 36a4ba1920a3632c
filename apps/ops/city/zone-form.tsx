import { previewZone } from '#contract/ops/preview-zone.ts';
import { startZone } from '#contract/ops/start-zone.ts';
import { ZONE_KINDS } from '#contract/zone.ts';
import type { Acting } from '../shell/act.tsx';
import { Choice } from '../shell/field.tsx';
import { SeenFirstForm } from '../shell/seen-first.tsx';
import { useSeenFirst } from '../shell/use-seen-first.ts';
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

/** Asks for the kind, the place, the hours and the message of a switch; its effect is shown before it is turned on. */
export function ZoneForm({ answer }: { answer: ZonesAnswer }) {
  const { opsZones: says } = useSpeech().words;
  const form = useSeenFirst(() => firstDraft(answer), START);
  const { draft, change } = form;
  return (
    <SeenFirstForm
      form={form}
      says={{ ...says, done: says.started }}
      disabled={!draft.isWhole && draft.pincodes.length === 0}
      act={({ customers, karigars }) => says.start({ count: customers + karigars })}
      consequence={(does) => <ZoneConsequence does={does} />}
    >
      <Choice
        label={says.kind}
        value={draft.kind}
        options={ZONE_KINDS}
        nameOf={(kind) => says.kinds[kind]}
        onChoose={(kind) => change({ kind, message: answer.templates[kind] })}
      />
      <ZonePlaces answer={answer} draft={draft} onChange={change} />
      <Hours draft={draft} onChange={change} />
      <Choice
        label={says.newBookings}
        value={draft.lead}
        options={LEADS}
        nameOf={(lead) => says.lead[lead]}
        onChoose={(lead) => change({ lead })}
      />
      <ZoneMessages
        message={draft.message}
        does={form.seen}
        onType={(message) => form.reword({ message })}
      />
    </SeenFirstForm>
  );
}

const START = {
  look: (run: Acting['run'], draft: Draft) => run(previewZone, whereAndWhen(draft)),
  carryOut: (run: Acting['run'], { id, draft, why }: { id: string; draft: Draft; why: string }) =>
    run(startZone, { id, ...wishOf(draft), why }),
};

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
