import { previewAreaLimit } from '#contract/ops/preview-area-limit.ts';
import { setAreaLimit } from '#contract/ops/set-area-limit.ts';
import { addDays } from '#kernel/time.ts';
import type { Acting } from '../shell/act.tsx';
import { BookedVisits } from '../shell/booked-visits.tsx';
import { Choice, DayField } from '../shell/field.tsx';
import { SeenFirstForm } from '../shell/seen-first.tsx';
import { useSeenFirst } from '../shell/use-seen-first.ts';
import { useSpeech } from '../shell/words.tsx';
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
type AreaFormProps = { readonly places: ZonesAnswer; readonly today: string };

/** Asks for the place, the days and how much is taken; what is booked there is shown before it is set. */
export function AreaForm({ places, today }: AreaFormProps) {
  const { opsAreas: says } = useSpeech().words;
  const first = (): Draft => ({
    ...{ city: places.cities[0]?.slug ?? '', pincodes: [], isWhole: false },
    ...{ share: 'p0', fromOn: addDays(today, 1), againOn: '' },
  });
  const form = useSeenFirst(first, SET);
  const { draft, change } = form;
  return (
    <SeenFirstForm
      form={form}
      says={says}
      disabled={!draft.isWhole && draft.pincodes.length === 0}
      act={() => (draft.share === 'p0' ? says.close : says.limit)}
      consequence={(seen) => (
        <BookedVisits
          text={seen.visits === 0 ? says.nothing : says.stand({ count: seen.visits })}
          seen={seen}
        />
      )}
    >
      <ZonePlaces answer={places} draft={draft} onChange={change} />
      <Choice
        label={says.taken}
        value={draft.share}
        options={SHARES}
        nameOf={(share) => says.percents[share]}
        onChoose={(share) => change({ share })}
      />
      <LimitDays draft={draft} today={today} onChange={change} />
    </SeenFirstForm>
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

const SET = {
  look: (run: Acting['run'], draft: Draft) => run(previewAreaLimit, wishOf(draft)),
  carryOut: (run: Acting['run'], { id, draft, why }: { id: string; draft: Draft; why: string }) =>
    run(setAreaLimit, { id, ...wishOf(draft), why }),
};
