import { readCityDays } from '#contract/ops/read-city-days.ts';
import { useReading } from '../api/reading.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Closures } from './closures.tsx';
import { Marks } from './marks.tsx';
import './city.css';

/** The days of the city: those on which nobody works, and those that bear a festival or tithi. */
export function Days() {
  const reading = useReading(readCityDays, {});
  const days = reading.value;
  return (
    <div className="o-body city-two">
      {!days && <Waiting reading={reading} />}
      {days && <Closures cities={days.cities} closures={days.closures} />}
      {days && <Marks marks={days.marks} />}
    </div>
  );
}
