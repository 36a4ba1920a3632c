import { useMemo, useState } from 'react';
import { BOOKING_STATUSES } from '#contract/booking-statuses.ts';
import { MONEY_STATES } from '#contract/bookings-listed.ts';
import { exportBookings } from '#contract/ops/export-bookings.ts';
import { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import { previewAct } from '#contract/ops/preview-act.ts';
import { dateInIndia } from '#kernel/time.ts';
import { useReading } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { saveCsv } from '../shell/csv.ts';
import { Choice, DayField, TextField } from '../shell/field.tsx';
import { Pages } from '../shell/pages.tsx';
import { goInstead, useSearch } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { useServiceChoices } from '../shell/use-services.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { addressOf, type Wanted, wantedIn } from './address.ts';
import { BookingTable, type Choosing } from './booking-table.tsx';
import { type Listed, MOST_AT_ONCE } from './bulk.ts';
import { BulkBar } from './bulk-bar.tsx';
import { Views } from './views.tsx';
import './list.css';

/** Filters that are left open narrow nothing. */
const filterOf = ({ from, until, status, serviceId, pincode, money }: Wanted) => ({
  ...{ from, until },
  ...(status !== '' && { status }),
  ...(serviceId !== '' && { serviceId: Number(serviceId) }),
  ...(/^\d{6}$/.test(pincode) && { pincode }),
  ...(money !== '' && { money }),
});

/** The bookings of some days, a page at a time, and the same as a file. */
export function Bookings() {
  const { opsList: says } = useSpeech().words;
  const may = useMay();
  const today = dateInIndia(Date.now());
  const search = useSearch();
  const wanted = useMemo(() => wantedIn(search, today), [search, today]);
  // A page belongs to the filter under which it was turned to.
  const [turned, setTurned] = useState<{ search: string; after: string | undefined }>();
  const after = turned?.search === search ? turned.after : undefined;
  const filter = filterOf(wanted);
  const reading = useReading(listBookingsByDay, { ...filter, ...(after && { after }) });
  const change = (more: Partial<Wanted>) => goInstead(addressOf({ ...wanted, ...more }, today));
  const { bookings, next } = reading.value ?? {};
  const { chosen, choosing, clear, drop } = useChoice(bookings);
  return (
    <div className="o-body o-stack">
      <Views {...{ wanted, today }} />
      <section className="o-panel">
        <div className="o-pb">
          <Filters wanted={wanted} onChange={change} />
        </div>
      </section>
      {chosen.length > 0 && <BulkBar chosen={chosen} onClear={clear} onDone={drop} />}
      <section className="o-panel" aria-label={says.title}>
        <Waiting reading={reading} />
        {bookings?.length === 0 && <p className="o-pb">{says.none}</p>}
        {bookings && bookings.length > 0 && (
          <BookingTable bookings={bookings} choosing={may(previewAct) ? choosing : undefined} />
        )}
        <Pages after={after} next={next} onTurn={(next) => setTurned({ search, after: next })} />
      </section>
      {may(exportBookings) && (
        <section className="o-panel">
          <div className="o-pb">
            <ActForm
              title={says.csv}
              text={says.csvText}
              button={says.csv}
              onAct={async (why, acting) => {
                const value = await acting.run(exportBookings, { ...filter, why });
                if (value) saveCsv(`bookings-${wanted.from}-${wanted.until}.csv`, value.csv);
                return value;
              }}
            />
          </div>
        </section>
      )}
    </div>
  );
}

/** Those chosen of this and other pages, so many as are done at once. */
function useChoice(bookings: readonly Listed[] | undefined) {
  const [kept, setKept] = useState<ReadonlyMap<string, Listed>>(new Map());
  const onChoose: Choosing['onChoose'] = (ids, isChosen) => {
    const listed = bookings?.filter(({ id }) => ids.includes(id)) ?? [];
    const others = [...kept.values()].filter(({ id }) => !ids.includes(id));
    const all = isChosen ? [...others, ...listed].slice(0, MOST_AT_ONCE) : others;
    setKept(new Map(all.map((one) => [one.id, one])));
  };
  const choosing: Choosing = { has: (id) => kept.has(id), onChoose };
  const drop = (ids: readonly string[]) =>
    setKept((all) => new Map([...all].filter(([id]) => !ids.includes(id))));
  return { chosen: [...kept.values()], choosing, clear: () => setKept(new Map()), drop };
}

type FiltersProps = { wanted: Wanted; onChange: (more: Partial<Wanted>) => void };

function Filters({ wanted, onChange }: FiltersProps) {
  const { opsList: says, opsFile } = useSpeech().words;
  const services = useServiceChoices(says.all);
  return (
    <div className="o-filters">
      <DayField
        label={says.from}
        required
        value={wanted.from}
        onType={(from) => from && onChange({ from })}
      />
      <DayField
        label={says.until}
        required
        value={wanted.until}
        onType={(until) => until && onChange({ until })}
      />
      <Choice
        label={says.status}
        value={wanted.status}
        options={['', ...BOOKING_STATUSES]}
        nameOf={(one) => (one === '' ? says.all : opsFile.steps[one])}
        onChoose={(status) => onChange({ status })}
      />
      <Choice
        label={says.money}
        value={wanted.money}
        options={['', ...MONEY_STATES]}
        nameOf={(one) => (one === '' ? says.all : says.moneyStates[one])}
        onChoose={(money) => onChange({ money })}
      />
      <Choice
        label={says.service}
        value={wanted.serviceId}
        {...services}
        onChoose={(serviceId) => onChange({ serviceId })}
      />
      <TextField
        label={says.pincode}
        inputMode="numeric"
        value={wanted.pincode}
        onType={(text) => onChange({ pincode: text.replace(/\D/g, '').slice(0, 6) })}
      />
    </div>
  );
}
