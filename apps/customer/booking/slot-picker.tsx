import { useState } from 'react';
import type { Category } from '#contract/policy.ts';
import type { Slot } from '#contract/public/read-open-slots.ts';
import type { Stretch } from '#kernel/day-hours.ts';
import type { LocalDate } from '#kernel/time.ts';
import { Button } from '#ui/button.tsx';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { AreaNote } from './area-note.tsx';
import { reasonWords } from './slot-reasons.ts';
import type { DaySlots, useOpenSlots } from './use-open-slots.ts';
import './slot-picker.css';

/** The parts of a day; each begins at its minute, and the first takes what is earlier. */
const GROUPS = [
  { name: 'morning', icon: 'sun', from: 9 * 60 },
  { name: 'midday', icon: 'noon', from: 12 * 60 },
  { name: 'afternoon', icon: 'cloud', from: 15 * 60 },
  { name: 'evening', icon: 'moon', from: 18 * 60 },
] as const;

const groupOf = ({ minute }: Slot) =>
  (GROUPS.findLast(({ from }) => minute >= from) ?? GROUPS[0]).name;

/** A day and a time that somebody is choosing, and the slots of that day. */
export type SlotChoice<Draft> = {
  readonly draft: Draft;
  change(update: (now: Draft) => Draft): void;
  readonly slots: Pick<ReturnType<typeof useOpenSlots>, 'data' | 'isError' | 'refetch'>;
  readonly category: Category;
  /** The chosen slot can no longer be had. */
  readonly gone: boolean;
  /** Hours that are good for what is booked, where that is asked for. */
  readonly good?: readonly Stretch[] | undefined;
};

type Chosen = { readonly date: LocalDate | null; readonly time: string | null };

/** The slots of the day in its four parts: all of them always shown, a closed one with its reason (ruling R11). */
export function SlotPicker<Draft extends Chosen>({ booking }: { booking: SlotChoice<Draft> }) {
  const { booking: words } = useWords();
  const { draft, change, slots, category } = booking;
  const [asked, setAsked] = useState<Slot | null>(null);
  const { data } = slots;
  const chosen = booking.gone ? null : draft.time;

  const choose = (slot: Slot) => {
    if (!slot.open) return setAsked(slot);
    setAsked(null);
    change((now) => ({ ...now, date: data?.date ?? now.date, time: slot.label }));
  };

  return (
    <fieldset className="slot-picker">
      <legend className="visually-hidden">{words.timeTitle}</legend>
      {zonesAt(data, chosen).map((zone) => (
        <ZoneNote key={zone.until + zone.kind} zone={zone} />
      ))}
      <AreaNote limit={data?.limit} />
      {slots.isError && !data ? (
        <div className="slots-failed" role="alert">
          <p>{words.slotsFailed}</p>
          <Button look="soft" onClick={() => void slots.refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : (
        <div className="groups">
          {groupsOf(data?.slots).map((group) => (
            <SlotGroup
              key={group.name}
              {...{ group, category, chosen, asked }}
              good={booking.good ?? []}
              onChoose={choose}
              onLook={setAsked}
            />
          ))}
        </div>
      )}
      <SlotNotes booking={booking} />
    </fieldset>
  );
}

type Zone = DaySlots['zones'][number];

/** Those of the day while no time is chosen, and then only what holds for that time. */
function zonesAt(data: DaySlots | undefined, chosen: string | null): DaySlots['zones'] {
  const slot = data?.slots.find(({ label }) => label === chosen);
  // While versions change, a server before this one tells no zones, or none of their minutes.
  const zones: readonly Partial<Zone>[] = (data as Partial<DaySlots> | undefined)?.zones ?? [];
  return zones.filter(
    (zone): zone is Zone => !slot || !zone.minutes || zone.minutes.includes(slot.minute),
  );
}

/**
 * A part of the day in which a city has no slots is left out; while nothing is known all are there. One in which nothing is open
 * stands last: in the evening the free hours of today would else lie below everything that is past.
 */
function groupsOf(slots: readonly Slot[] | undefined) {
  const groups = GROUPS.map((group) => ({
    ...group,
    slots: slots?.filter((slot) => groupOf(slot) === group.name),
  })).filter((group) => group.slots?.length !== 0);
  const isOpen = (group: (typeof groups)[number]) =>
    !group.slots || group.slots.some(({ open }) => open);
  return [...groups.filter(isOpen), ...groups.filter((group) => !isOpen(group))];
}

type SlotGroupProps = {
  group: ReturnType<typeof groupsOf>[number];
  category: Category;
  chosen: string | null;
  good: readonly Stretch[];
  /** The closed one that was looked at last. */
  asked: Slot | null;
  onChoose: (slot: Slot) => void;
  onLook: (slot: Slot | null) => void;
};

function SlotGroup({ group, category, chosen, good, asked, onChoose, onLook }: SlotGroupProps) {
  const { booking: words } = useWords();
  const { name, icon, slots } = group;
  return (
    <div className="slot-group">
      <h4 id={`slots-${name}`}>
        <Icon name={icon} />
        {words[name]}
      </h4>
      {/* biome-ignore lint/a11y/useSemanticElements: a group within the fieldset; a second legend would be read with each. */}
      <div className="slots" role="group" aria-labelledby={`slots-${name}`}>
        {slots?.map((slot) => (
          <SlotButton
            key={slot.label}
            slot={slot}
            reason={slot.reason && reasonWords(slot.reason, category, words)}
            chosen={slot.label === chosen}
            isGood={slot.open && good.some((one) => isWithin(slot.minute, one))}
            onChoose={() => onChoose(slot)}
            onLook={() => onLook(slot.open ? null : slot)}
          />
        )) ?? [0, 1, 2].map((slot) => <i key={slot} className="slot waiting" />)}
      </div>
      <p className="why" role="status">
        {asked?.reason &&
          groupOf(asked) === name &&
          words.slotClosed({
            time: asked.label,
            reason: reasonWords(asked.reason, category, words),
          })}
      </p>
    </div>
  );
}

/** Says that the chosen slot is gone, and the way out of a day without any. */
function SlotNotes<Draft extends Chosen>({ booking }: { booking: SlotChoice<Draft> }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { draft, change, slots } = booking;
  const { data } = slots;
  const day = draft.date ? shownDay(draft.date, lang) : '';
  return (
    <div className="slot-notes" role="status">
      {booking.gone && draft.time && (
        <p className="attention">{words.slotGone({ time: draft.time, day })}</p>
      )}
      {data && !data.slots.some((slot) => slot.open) && (
        <p className="attention">
          {words.noSlots({ day })}{' '}
          <button
            type="button"
            className="text-btn"
            onClick={() => change((now) => ({ ...now, date: null, time: null }))}
          >
            {words.firstOpenDay}
          </button>
        </p>
      )}
    </div>
  );
}

const isWithin = (minute: number, { fromMinute, untilMinute }: Stretch): boolean =>
  minute >= fromMinute && minute < untilMinute;

type SlotButtonProps = {
  slot: Slot;
  reason: string | null;
  chosen: boolean;
  isGood: boolean;
  onChoose: () => void;
  onLook: () => void;
};

/** A closed slot can still be reached and read: it says why it is closed, and is never chosen. */
function SlotButton({ slot, reason, chosen, isGood, onChoose, onLook }: SlotButtonProps) {
  const { inGoodHours } = useWords().almanac.hours;
  return (
    <label
      className={['slot num', !slot.open && 'closed', isGood && 'good'].filter(Boolean).join(' ')}
      title={reason ?? undefined}
    >
      <input
        type="radio"
        name="booking-time"
        value={slot.label}
        checked={chosen}
        aria-disabled={!slot.open || undefined}
        onChange={onChoose}
        onFocus={onLook}
      />
      {slot.label}
      {reason && <span className="visually-hidden">, {reason}</span>}
      {isGood && <span className="visually-hidden">, {inGoodHours}</span>}
    </label>
  );
}
