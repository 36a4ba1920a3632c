import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { endAreaLimit } from '#contract/ops/end-area-limit.ts';
import type { listAreaLimits } from '#contract/ops/list-area-limits.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useAct } from '../shell/act.tsx';
import { DayField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { EndForm } from './end-form.tsx';
import { placesIn, type ZonesAnswer } from './zone-wish.ts';

type Answer = OutputOf<typeof listAreaLimits>;
type Limit = Answer['limits'][number];
type AreaListProps = { readonly places: ZonesAnswer; readonly answer: Answer };

/** Limits that hold, are planned, or were over lately, each with who set and changed it. */
export function AreaList({ places, answer }: AreaListProps) {
  const { opsAreas: says } = useSpeech().words;
  return (
    <Panel title={says.list}>
      {answer.limits.length === 0 && <p className="t3">{says.none}</p>}
      {answer.limits.map((limit) => (
        <AreaRow
          key={`${limit.id} ${limit.version}`}
          limit={limit}
          places={places}
          today={answer.today}
        />
      ))}
    </Panel>
  );
}

type AreaRowProps = { limit: Limit; places: ZonesAnswer; today: string };

function AreaRow({ limit, places, today }: AreaRowProps) {
  const { words, lang } = useSpeech();
  const { opsAreas: says, opsZones } = words;
  const day = shownFullDay(limit.fromOn, lang);
  const again = limit.againOn && shownFullDay(limit.againOn, lang);
  const span = limit.againOn === limit.fromOn ? says.back : again && says.span({ day, again });
  return (
    <article>
      <h3>
        {limit.percent === 0 ? says.closed : says.share(limit)} · {says.states[limit.state]}
      </h3>
      <p>{placesIn(places, limit, { whole: opsZones.whole, lang })}</p>
      <p className="t2">
        {span ?? says.since({ day })} · {opsZones.visits({ count: limit.visits })}
      </p>
      <ul className="city-chips t3" aria-label={says.history}>
        {limit.history.map(({ type, at, by, why }) => (
          <li key={at}>
            {says.act({
              ...{ at: shownAt(at, lang), by: by ?? says.somebody, why },
              act: says.acts[type],
            })}
          </li>
        ))}
      </ul>
      {limit.state !== 'over' && <Again limit={limit} today={today} />}
    </article>
  );
}

/** As usual again from a day, from today, or, before it began, as if it had never been. */
function Again({ limit, today }: { limit: Limit; today: string }) {
  const { opsAreas: says } = useSpeech().words;
  const acting = useAct();
  const [againOn, setAgainOn] = useState(limit.againOn ?? '');
  const [why, setWhy] = useState('');
  const isComing = limit.state === 'coming';
  const end = (day: string) =>
    void acting.run(endAreaLimit, { id: limit.id, version: limit.version, againOn: day, why });
  return (
    <EndForm
      acting={acting}
      why={why}
      onWhy={setWhy}
      then={{ name: says.set, act: () => end(againOn) }}
      now={{
        name: isComing ? says.undo : says.now,
        act: () => end(isComing ? limit.fromOn : today),
      }}
    >
      <DayField label={says.again} required min={today} value={againOn} onType={setAgainOn} />
    </EndForm>
  );
}
