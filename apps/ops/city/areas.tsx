import { listAreaLimits } from '#contract/ops/list-area-limits.ts';
import { listZones } from '#contract/ops/list-zones.ts';
import { useReading } from '../api/reading.ts';
import { Waiting } from '../shell/waiting.tsx';
import { AreaForm } from './area-form.tsx';
import { AreaList } from './area-list.tsx';
import './city.css';

/** Parts of the city that take nothing new, or less, from a day on. */
export function Areas() {
  const places = useReading(listZones, {});
  const limits = useReading(listAreaLimits, {}, { everyMs: 30_000 });
  const missing = places.value ? limits : places;
  return (
    <div className="o-body city-two">
      <Waiting reading={missing} />
      {places.value && limits.value && (
        <>
          <AreaForm places={places.value} today={limits.value.today} />
          <AreaList places={places.value} answer={limits.value} />
        </>
      )}
    </div>
  );
}
