import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { previewAreaLimit } from '#contract/ops/preview-area-limit.ts';
import { setAreaLimit } from '#contract/ops/set-area-limit.ts';
import { newId } from '#kernel/ids.ts';
import { addDays } from '#kernel/time.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, DayField, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { BookedVisits } from './booked-visits.tsx';
import { ZonePlaces } from './zone-places.tsx';
import type { Where, ZonesAnswer } from './zone-wish.ts';

const PERCENTS = { p0: 0, p25: 25, p50: 50, p75: 75 } as const;
const SHARES = ['p0', 'p25', 'p50', 'p75'] as const;

type Draft = Where & {
  readonly share: (typeof SHARES)[number];
  readonly fromOn: string;
  /** Empty is until further notice. */
  readonly againOn: string;
};
type Seen = { readonly id: string; readonly stands: OutputOf<typeof previewAreaLimit> };
type AreaFormProps = { readonly places: ZonesAnswer; readonly today: string };

/** Asks for the place, the days and how much is taken; what is booked there is shown before it is set. */
export function AreaForm({ places, today }: AreaFormProps) {
  const { words } = useSpeech();
  const { opsAreas: says } = words;
  const { acting, draft, why, seen, isDone, ...form } = useAreaForm(places, today);
  return (
    <Panel title={says.title}>
      <form className="o-field city-form" onSubmit={(event) => void form.look(event)}>
        <p className="o-help">{says.text}</p>
        <ZonePlaces answer={places} draft={draft} onChange={form.change} />
        <Choice
          label={says.taken}
          value={draft.share}
          options={SHARES}
          nameOf={(share) => says.percents[share]}
          onChoose={(share) => form.change({ share })}
        />
        <LimitDays draft={draft} today={today} onChange={form.change} />
        <TextField
          label={words.ops.why}
          required
          maxLength={300}
          value={why}
          onType={form.setWhy}
        />
        {seen && (
          <BookedVisits
            text={
              seen.stands.visits === 0 ? says.nothing : says.stand({ count: seen.stands.visits })
            }
            seen={seen.stands}
          />
        )}
        <ActNotes acting={acting} />
        {isDone && <p role="status">{says.done}</p>}
        <button
          type={seen ? 'button' : 'submit'}
          key={seen ? 'set' : 'look'}
          className={seen ? 'o-btn go' : 'o-btn'}
          disabled={!draft.isWhole && draft.pincodes.length === 0}
          aria-busy={acting.busy || undefined}
          {...(seen && { onClick: () => void form.set(seen) })}
        >
          {seen ? (draft.share === 'p0' ? says.close : says.limit) : says.look}
        </button>
      </form>
    </Panel>
  );
}

type LimitDaysProps = { draft: Draft; today: string; onChange: (part: Partial<Draft>) => void };

function LimitDays({ draft, today, onChange }: LimitDaysProps) {
  const { opsAreas: says } = useSpeech().words;
  return (
    <>
      <DayField
        label={says.fromOn}
        required
        min={today}
        value={draft.fromOn}
        onType={(fromOn) => onChange({ fromOn })}
      />
      <DayField
        label={says.againOn}
        required={draft.share !== 'p0'}
        min={addDays(draft.fromOn, 1)}
        value={draft.againOn}
        onType={(againOn) => onChange({ againOn })}
      />
      <p className="o-help">{says.open}</p>
    </>
  );
}

const wishOf = ({ city, pincodes, isWhole, share, fromOn, againOn }: Draft) => ({
  ...{ city, pincodes: isWhole ? [] : [...pincodes], percent: PERCENTS[share], fromOn },
  againOn: againOn === '' ? null : againOn,
});

function useAreaForm(places: ZonesAnswer, today: string) {
  const acting = useAct();
  const first: Draft = {
    ...{ city: places.cities[0]?.slug ?? '', pincodes: [], isWhole: false },
    ...{ share: 'p0', fromOn: addDays(today, 1), againOn: '' },
  };
  const [draft, setDraft] = useState(first);
  const [why, setWhy] = useState('');
  const [seen, setSeen] = useState<Seen>();
  const [isDone, setDone] = useState(false);
  // The visits seen so far no longer belong to the changed draft.
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setSeen(undefined);
    setDone(false);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const stands = await acting.run(previewAreaLimit, wishOf(draft));
    // One name for however many presses.
    if (stands) setSeen({ id: newId(), stands });
  };
  const set = async ({ id }: Seen) => {
    if (!(await acting.run(setAreaLimit, { id, ...wishOf(draft), why }))) return;
    setDraft(first);
    setWhy('');
    setSeen(undefined);
    setDone(true);
  };
  return { acting, draft, why, seen, isDone, change, look, set, setWhy };
}
