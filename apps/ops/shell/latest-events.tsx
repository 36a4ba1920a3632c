import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { useReading } from '../api/reading.ts';
import { ToldEvent } from './told-event.tsx';
import { Waiting } from './waiting.tsx';

/** As many as one act records. */
const MOST_EVENTS = 2;

/** Changes since an act was looked at: who was quicker, and why. */
export function LatestEvents({ id }: { id: string }) {
  const reading = useReading(readBookingFile, { id });
  return (
    <>
      <Waiting reading={reading} />
      <ol className="o-told">
        {reading.value?.timeline
          .slice(-MOST_EVENTS)
          .toReversed()
          .map((one) => (
            <ToldEvent key={one.id} of={one} />
          ))}
      </ol>
    </>
  );
}
