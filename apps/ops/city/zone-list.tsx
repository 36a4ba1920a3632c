import { useState } from 'react';
import { changeZone } from '#contract/ops/change-zone.ts';
import type { OpsWords } from '#i18n/ops.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { EndForm } from './end-form.tsx';
import { momentOf, placesIn, typedMoment, type ZonesAnswer } from './zone-wish.ts';

type Zone = ZonesAnswer['zones'][number];

/** Switches that hold, are planned, or were over lately. */
export function ZoneList({ answer }: { answer: ZonesAnswer }) {
  const { opsZones: says } = useSpeech().words;
  return (
    <Panel title={says.list}>
      {answer.zones.length === 0 && <p className="t3">{says.none}</p>}
      {answer.zones.map((zone) => (
        <ZoneRow key={`${zone.id} ${zone.version}`} zone={zone} answer={answer} />
      ))}
    </Panel>
  );
}

function ZoneRow({ zone, answer }: { zone: Zone; answer: ZonesAnswer }) {
  const {
    words: { opsZones: says },
    lang,
  } = useSpeech();
  // One that was ended before its beginning ends where it would have begun.
  const neverHeld = zone.from === zone.until;
  return (
    <article>
      <h3>
        {says.kinds[zone.kind]} · {neverHeld ? says.neverHeld : says.states[zone.state]}
      </h3>
      <p>{placesIn(answer, zone, { whole: says.whole, lang })}</p>
      <p className="t2">
        {shownAt(zone.from, lang)}
        {!neverHeld && ` – ${shownAt(zone.until, lang)}`} · {says.visits({ count: zone.visits })}
      </p>
      <p className="t2">
        {says.newBookings}: {leadIn(says, zone)}
      </p>
      <p className="t3">{zone.message[lang]}</p>
      {zone.state !== 'over' && <AnotherEnd zone={zone} />}
    </article>
  );
}

/** Nothing new, or only so long before; any number of hours may stand there. */
const leadIn = (says: OpsWords['opsZones'], { closed, leadMinutes }: Zone): string => {
  if (closed) return says.lead.closed;
  return leadMinutes === 0 ? says.lead.usual : says.before({ hours: leadMinutes / 60 });
};

/** Later, sooner, or now; with its reason. */
function AnotherEnd({ zone }: { zone: Zone }) {
  const { opsZones: says } = useSpeech().words;
  const acting = useAct();
  const [until, setUntil] = useState(() => typedMoment(Date.parse(zone.until)));
  const [why, setWhy] = useState('');
  const end = (at: string | null) =>
    void acting.run(changeZone, { id: zone.id, version: zone.version, until: at, why });
  return (
    <EndForm
      acting={acting}
      why={why}
      onWhy={setWhy}
      then={{ name: says.extend, act: () => end(momentOf(until)) }}
      now={{ name: says.end, act: () => end(null) }}
    >
      <TextField
        label={says.another}
        type="datetime-local"
        required
        value={until}
        onType={setUntil}
      />
    </EndForm>
  );
}
