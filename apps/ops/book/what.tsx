import { readServiceChoices } from '#contract/ops/read-service-choices.ts';
import { readOpenSlots, type Slot } from '#contract/public/read-open-slots.ts';
import { shownDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Choice, DayField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Choices } from './choices.tsx';
import { bookedAs, type Change, type Draft, type Named } from './draft.ts';
import { MoreDays } from './more-days.tsx';

type WhatProps = {
  draft: Draft;
  change: Change;
  services: readonly Named[];
  optionName: (key: string) => string;
};

/** The service, and the times of it that customers are shown as well. */
export function WhatPanel({ draft, change, services, optionName }: WhatProps) {
  const { opsBook: says } = useSpeech().words;
  const chosen = services.find(({ id }) => id === draft.serviceId);
  const options = chosen?.options.filter(({ available }) => available) ?? [];
  return (
    <Panel title={says.what}>
      <div className="o-field">
        <Choice
          label={says.service}
          value={String(draft.serviceId ?? '')}
          options={['', ...services.map(({ id }) => String(id))]}
          nameOf={(id) => services.find((one) => String(one.id) === id)?.name ?? says.choose}
          onChoose={(id) => {
            const service = services.find((one) => String(one.id) === id);
            const [first] = service?.options.filter(({ available }) => available) ?? [];
            change({
              serviceId: service?.id,
              option: first?.key,
              chosen: [],
              time: '',
              moreDates: [],
            });
          }}
        />
        {options.length > 0 && (
          <Choice
            label={says.option}
            value={draft.option ?? ''}
            options={options.map(({ key }) => key)}
            nameOf={(key) => {
              const price = options.find((one) => one.key === key)?.pricePaise ?? 0;
              return `${optionName(key)} · ${shownMoney(price)}`;
            }}
            onChoose={(option) => change({ option, time: '' })}
          />
        )}
      </div>
      {chosen?.additions && <OfService {...{ draft, change, optionName, serviceId: chosen.id }} />}
      {chosen && /^\d{6}$/.test(draft.address.pincode) ? (
        <>
          <Times {...{ draft, change, serviceId: chosen.id }} />
          <MoreDays {...{ draft, change, service: chosen }} />
        </>
      ) : (
        <p className="o-help">{says.timesHint}</p>
      )}
    </Panel>
  );
}

type OfServiceProps = Pick<WhatProps, 'draft' | 'change' | 'optionName'> & { serviceId: number };

function OfService({ serviceId, optionName, ...rest }: OfServiceProps) {
  const { lang } = useSpeech();
  const reading = useReading(readServiceChoices, { serviceId: String(serviceId), lang });
  if (!reading.value) return <Waiting reading={reading} />;
  return <Choices {...rest} choices={reading.value.choices} nameOf={optionName} />;
}

type TimesProps = Pick<WhatProps, 'draft' | 'change'> & { serviceId: number };

function Times({ draft, change, serviceId }: TimesProps) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const { date, address } = draft;
  const option = bookedAs(draft);
  const { pincode, society } = address;
  const asked = {
    ...{ serviceId: String(serviceId), pincode },
    ...(option && { option }),
    ...(date && { date }),
    ...(society && { society }),
  };
  const reading = useReading(readOpenSlots, asked, { everyMs: 20_000 });
  const { value } = reading;
  const day = value?.date ?? date;
  return (
    <>
      <div className="o-field">
        <DayField
          label={says.day}
          min={value?.today}
          max={value?.lastDate}
          value={day}
          onType={(next) => change({ date: next, time: '' })}
        />
      </div>
      {!value && <Waiting reading={reading} />}
      {value && !value.slots.some(({ open }) => open) && (
        <p className="o-note risk" role="status">
          {says.noTimes({ day: shownDay(value.date, lang) })}
        </p>
      )}
      {value && (
        <fieldset className="book-times">
          <legend className="o-sr">{says.time}</legend>
          {value.slots.map((slot) => (
            <Time
              key={slot.label}
              slot={slot}
              chosen={draft.time === slot.label && draft.date === value.date}
              onChoose={() =>
                change({
                  ...{ date: value.date, time: slot.label },
                  moreDates: draft.moreDates.filter((one) => one > value.date),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Time({ slot, chosen, onChoose }: { slot: Slot; chosen: boolean; onChoose: () => void }) {
  const { opsBook: says } = useSpeech().words;
  const why = slot.reason && says.closed[slot.reason];
  return (
    <label className={slot.open ? 'book-time' : 'book-time off'} title={why ?? undefined}>
      <input
        type="radio"
        name="time"
        value={slot.label}
        checked={chosen}
        disabled={!slot.open}
        onChange={onChoose}
      />
      <span className="num">{slot.label}</span>
      <small>{why ?? says.free({ count: slot.places })}</small>
    </label>
  );
}
