import { listZones } from '#contract/ops/list-zones.ts';
import { useReading } from '../api/reading.ts';
import { Waiting } from '../shell/waiting.tsx';
import { ZoneForm } from './zone-form.tsx';
import { ZoneList } from './zone-list.tsx';
import './city.css';

/** Parts of the city that do not run as usual for some hours: switched on, given another end, ended. */
export function Zones() {
  const reading = useReading(listZones, {}, { everyMs: 30_000 });
  const answer = reading.value;
  return (
    <div className="o-body city-two">
      {!answer && <Waiting reading={reading} />}
      {answer && <ZoneForm answer={answer} />}
      {answer && <ZoneList answer={answer} />}
    </div>
  );
}
