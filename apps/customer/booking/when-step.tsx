import { useEffect, useState } from 'react';
import { optionOf } from '#contract/catalogue/choices.ts';
import { termsOf } from '#contract/catalogue/known.ts';
import { withOtherOption } from '#contract/catalogue/sold-as.ts';
import { hoursOf } from '#kernel/day-hours.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay, shownLongDay } from '#ui/dates.ts';
import { DayBand } from '#ui/day-band.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { RadioRows } from '#ui/radio-rows.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { ChosenItems } from './chosen-items.tsx';
import { DayPicker } from './day-picker.tsx';
import { DayRemark } from './day-remark.tsx';
import { MoreDays } from './more-days.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { SlotsArea } from './slots-area.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Booking } from './use-booking.ts';
import { useDayMarks } from './use-day-marks.ts';
import '#ui/day-band.css';

/** Step 1: what, on which day, at what time. */
export function WhenStep({ booking }: { booking: Booking }) {
  const { booking: words, catalogue, almanac } = useWords();
  const lang = useLang();
  const { draft, change, offered, items } = booking;
  const { today, lastDate } = booking.slots.data ?? {};
  const { leadTimeMinutes, byTithi } = termsOf(booking.category);
  const good = byTithi && draft.date ? hoursOf(draft.date).good : undefined;
  // The sentence of the specification names two lead times.
  const isFirst = leadTimeMinutes === 120 || leadTimeMinutes === 1440;
  const marks = useDayMarks(today, lastDate, booking.category);
  return (
    <>
      <StepHeading hidden>{words.whenTitle}</StepHeading>
      {offered && offered.length > 0 && (
        <RadioRows
          name="booking-option"
          legend={words.optionTitle}
          sideBySide
          rows={offered.map(({ key, pricePaise }) => ({
            value: key,
            label: catalogue.options[key] ?? key,
            amount: formatRupees(pricePaise),
          }))}
          chosen={optionOf(draft.option) ?? null}
          onChoose={(option) =>
            change((now) => ({ ...now, option: withOtherOption(items, option) }))
          }
        />
      )}
      <ChosenItems booking={booking} />
      <DayPicker
        today={booking.slots.data?.today}
        lastDate={booking.slots.data?.lastDate}
        chosen={draft.date}
        marks={marks}
        onChoose={(date) => change((now) => ({ ...now, date }))}
      />
      <DayRemark slug={booking.slug} date={draft.date} marks={marks} />
      {good && draft.date && (
        <DayBand date={draft.date} day={shownDay(draft.date, lang)} words={almanac.hours} />
      )}
      <SlotsArea booking={booking} />
      <SlotPicker booking={{ ...booking, good }} />
      <MoreDays booking={booking} marks={marks} />
      <p className="hint">
        <Icon name="clock" />
        <span>{isFirst ? words.leadTime : words.leadTimeOf({ hours: leadTimeMinutes / 60 })}</span>
      </p>
      <SlotNews booking={booking} />
    </>
  );
}

/** Says aloud what happens to the times; the eyes see it anyway. */
function SlotNews({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { data, isFetching } = booking.slots;
  const [slow, setSlow] = useState(false);

  // An answer that comes at once needs no announcement that it is being waited for.
  useEffect(() => {
    if (!isFetching) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), 400);
    return () => clearTimeout(timer);
  }, [isFetching]);

  const date = data?.date ?? booking.draft.date;
  const day = date ? shownLongDay(date, lang) : '';
  const count = data?.slots.filter((slot) => slot.open).length ?? 0;
  return (
    <p className="visually-hidden" role="status">
      {data ? words.slotsLoaded({ count, day }) : slow && words.loadingSlots({ day })}
    </p>
  );
}
