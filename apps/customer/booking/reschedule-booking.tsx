import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { commasDiffer, shownDay } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';
import { DayPicker } from './day-picker.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useDayMarks } from './use-day-marks.ts';
import { useOtherTimes } from './use-other-times.ts';
import { type NewTime, useRescheduling } from './use-rescheduling.ts';
import './reschedule-booking.css';
import './step.css';

type RescheduleProps = {
  booking: BookingView;
  /** One day of several; without it the whole booking. */
  visit?: { position: number; day: string } | undefined;
  onChanged: () => void;
};

/** The way to another time for the same visit, with the day and slot pickers of booking. */
export function RescheduleBooking({ booking, visit, onChanged }: RescheduleProps) {
  const { changes } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="soft" suppressHydrationWarning={commasDiffer} onClick={() => setOpen(true)}>
        {visit ? changes.reschedule.openDay(visit) : changes.reschedule.open}
      </Button>
      {open && (
        <RescheduleDialog {...{ booking, visit, onChanged }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function RescheduleDialog(props: RescheduleProps & { onClose: () => void }) {
  const { booking, visit, onClose } = props;
  const { changes, everyday } = useWords();
  const words = changes.reschedule;
  const lang = useLang();
  const title = useId();
  const wish = useNewTime(props);
  const { choose, standing, slots, draft, category, marks, floorPaise, moving } = wish;
  const { isOpen, ready } = wish;
  const shown = (date: string, time: string) => `${shownDay(date, lang)}, ${time}`;
  return (
    <Dialog labelledBy={title} onClose={onClose} className="reschedule-dialog">
      <DialogHead
        id={title}
        title={visit ? words.titleDay(visit) : words.title}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        <h3 className="num">{words.now({ moment: shown(standing.date, standing.time) })}</h3>
        <DayPicker
          today={slots.data?.today}
          lastDate={slots.data?.lastDate}
          chosen={draft.date}
          marks={marks}
          onChoose={(date) => choose((now) => ({ ...now, date }))}
        />
        <SlotPicker
          booking={{
            draft,
            change: (update) => choose(update(draft)),
            slots,
            category,
            gone: draft.time !== null && slots.data?.date === draft.date && !isOpen,
          }}
        />
        <MovingTerms {...{ booking, visit, floorPaise }} left={standing.movesLeft} />
        <Otherwise moving={moving} shown={shown} onChoose={choose} />
      </div>
      <div className="reschedule-buttons">
        <Button look="line" onClick={onClose}>
          {visit ? words.keepDay : words.keep}
        </Button>
        <Button
          disabled={!ready}
          busy={moving.busy}
          onClick={() => void moving.move(draft, floorPaise ?? 0)}
        >
          {ready && draft.date && draft.time
            ? words.confirm({ moment: shown(draft.date, draft.time) })
            : words.choose}
        </Button>
      </div>
    </Dialog>
  );
}

/** The time that is wished for, whether it can be had, and what moving there costs. */
function useNewTime(props: RescheduleProps & { onClose: () => void }) {
  const { booking, visit } = props;
  const [chosen, choose] = useState<NewTime>({ date: null, time: null });
  const which = { id: booking.id, visit: visit?.position };
  const standing = booking.visits.find(({ position }) => position === which.visit) ?? booking;
  const slots = useOtherTimes(which, chosen.date ?? undefined);
  const draft = { date: chosen.date ?? slots.data?.date ?? null, time: chosen.time };
  const category = props.booking.category;
  const marks = useDayMarks(slots.data?.today, slots.data?.lastDate, category);
  const quote = useQuery({
    ...queryOf(readCancellation, which),
    staleTime: 0,
    gcTime: 0,
  });
  // A server of the version before, while versions change, has one fee for moving and for cancelling.
  const floorPaise = quote.data?.floorPaise ?? quote.data?.feePaise;
  const moving = useRescheduling({
    ...props,
    visit: which.visit,
    onOutdated: () => void quote.refetch(),
  });
  const slot = slots.data?.slots.find(({ label }) => label === draft.time);
  const isOpen = draft.date === slots.data?.date && slot?.open === true;
  const isThere = draft.date === standing.date && draft.time === standing.time;
  const ready = isOpen && !isThere && floorPaise !== undefined;
  return { choose, standing, slots, draft, category, marks, floorPaise, moving, isOpen, ready };
}

type MovingTermsProps = Pick<RescheduleProps, 'booking' | 'visit'> & {
  left: number;
  floorPaise: number | undefined;
};

/** The same price, how often still, and what a cancellation then costs at least. */
function MovingTerms({ booking, visit, left, floorPaise }: MovingTermsProps) {
  const words = useWords().changes.reschedule;
  return (
    <>
      <p className="hint">
        {words.samePrice} {words.left({ count: left })}{' '}
        {visit ? words.alone : booking.days.length > 1 && words.together}
      </p>
      {floorPaise ? (
        <p className="floor">{words.floor({ amount: formatRupees(floorPaise) })}</p>
      ) : null}
    </>
  );
}

type OtherwiseProps = {
  moving: ReturnType<typeof useRescheduling>;
  shown: (date: string, time: string) => string;
  onChoose: (time: NewTime) => void;
};

/** Why it could not be moved, and the nearest times to which it could. */
const Otherwise = ({ moving, shown, onChoose }: OtherwiseProps) => (
  <div className="trouble" role="alert">
    {moving.trouble && <p>{moving.trouble}</p>}
    {moving.alternatives?.map(({ date, time }) => (
      <Button key={`${date} ${time}`} look="line" onClick={() => onChoose({ date, time })}>
        {shown(date, time)}
      </Button>
    ))}
  </div>
);
