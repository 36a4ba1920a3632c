import { useState } from 'react';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { BookingFile } from '../booking/booking-file.tsx';
import type { File } from '../booking/file.ts';
import { fitFor, lanesOf, slotsOf } from '../day/lanes.ts';
import { MoveForm } from '../day/move-form.tsx';
import { useDay } from '../day/use-day.ts';
import { useWishes } from '../shell/wishes.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The file of a booking; to move it the day of the city is read, which knows who is free. */
export function BookingRoom({ id }: { id: string }) {
  const [moving, setMoving] = useState<File>();
  const { wish, sheet } = useWishes();
  return (
    <>
      <BookingFile id={id} onMove={setMoving} onWish={wish} />
      {moving && <Moving file={moving} onClose={() => setMoving(undefined)} onWish={wish} />}
      {sheet}
    </>
  );
}

type MovingProps = {
  file: File;
  onClose: () => void;
  onWish: ReturnType<typeof useWishes>['wish'];
};

function Moving({ file: { booking, visits }, onClose, onWish }: MovingProps) {
  const { words, lang } = useSpeech();
  const { opsDay: says } = words;
  const date = booking.startsAt.slice(0, 10);
  const day = useDay(date).value;
  if (!day) return null;
  const [holder] = visits[0]?.crew ?? [];
  const minuteOf = (iso: string) => (Date.parse(iso) - instantInIndia(date, 0)) / MINUTE;
  const starts = minuteOf(booking.startsAt);
  const visit = {
    ...{ bookingId: booking.id, reference: booking.reference, serviceId: booking.serviceId },
    pincode: booking.pincode,
    ...{
      karigarId: holder?.karigarId ?? 0,
      leaves: starts,
      starts,
      ends: minuteOf(booking.endsAt),
    },
  };
  const fits = fitFor(lanesOf(day), visit, day.areas);
  const nameOf = (wanted: number | undefined) =>
    day.karigars.find((one) => one.id === wanted)?.name ?? '';
  const areaOf = (pincode: string) => day.areas[pincode]?.name[lang] ?? pincode;
  return (
    <MoveForm
      visit={visit}
      fits={fits}
      grid={slotsOf(day, booking)}
      date={date}
      areaOf={areaOf}
      onClose={onClose}
      onWish={(wished) => {
        onClose();
        const isGiven = wished.act === 'assign';
        const title = isGiven
          ? says.give({ name: nameOf(wished.karigarId) })
          : says.moveTo({ time: wished.time ?? '' });
        // Only who had accepted it is given it back.
        const undo = isGiven &&
          holder?.leads && {
            wished: { id: booking.id, act: 'assign' as const, karigarId: holder.karigarId },
            title: says.give({ name: holder.name }),
          };
        onWish({ wished, title, undo: undo || undefined });
      }}
    />
  );
}
