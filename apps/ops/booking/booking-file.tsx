import { Fragment, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { openBookingContacts } from '#contract/ops/open-booking-contacts.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { useReading } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { ActSheet } from '../shell/act-sheet.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type File = OutputOf<typeof readBookingFile>;

/** Everything about one booking in order of time, and the acts that help. */
export function BookingFile({ id }: { id: string }) {
  const { words, lang } = useSpeech();
  const says = words.ops;
  const reading = useReading(readBookingFile, { id }, { everyMs: 20_000 });
  const file = reading.value;
  const statuses = says.statuses as Readonly<Record<string, string>>;
  if (!file)
    return (
      <div className="o-body">
        <Waiting reading={reading} />
      </div>
    );
  const { booking, next } = file;
  return (
    <div className="o-body o-two">
      <section className="o-panel">
        <header className="o-ph">
          <h2 className="mono">{booking.reference}</h2>
          <span className="o-chip">{statuses[booking.status] ?? booking.status}</span>
        </header>
        <div className="o-pb">
          <dl className="o-facts">
            <dt>{says.service}</dt>
            <dd>{booking.serviceName}</dd>
            <dt>{says.when}</dt>
            <dd>{shownAt(booking.startsAt, lang)}</dd>
            <dt>{says.customer}</dt>
            <dd>
              {file.customer.name} · {file.customer.mobileMasked}
            </dd>
            <dt>{says.address}</dt>
            <dd>{booking.address}</dd>
            {next && (
              <>
                <dt>{says.byItself}</dt>
                <dd>
                  {next.move} · {shownAt(next.at, lang)}
                </dd>
              </>
            )}
          </dl>
          <h3>{says.whoComes}</h3>
          <ul className="o-list">
            {file.visits.flatMap((day) =>
              day.crew.map((one) => (
                <li key={`${day.dayId} ${one.karigarId}`}>
                  {shownAt(day.startsAt, lang)} · <b>{one.name}</b>
                  {one.mobileMasked && ` · ${one.mobileMasked}`}
                </li>
              )),
            )}
            {file.visits.every(({ crew }) => crew.length === 0) && <li>{says.nobodyYet}</li>}
          </ul>
          <h3>{says.timeline}</h3>
          <ol className="o-list">
            {file.timeline.map((one) => (
              <li key={one.id}>
                <span className="t3 mono">{shownAt(one.at, lang)}</span> <b>{one.type}</b>{' '}
                {one.byName ?? one.by} {one.karigarName}{' '}
                {one.amountPaise !== null && shownMoney(one.amountPaise)} {one.why}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Beside file={file} />
    </div>
  );
}

const SHOWN_WHERE_THERE = [
  'refundUnderWayPaise',
  'heldPaise',
  'keptPaise',
  'creditedPaise',
  'goodwillPaise',
  'karigarsPaise',
] as const;

function Beside({ file }: { file: File }) {
  const { words } = useSpeech();
  const says = words.ops;
  const { booking, money } = file;
  const [shown, setShown] = useState<OutputOf<typeof openBookingContacts>>();
  return (
    <aside className="o-panel">
      <div className="o-pb o-stack">
        <h3>{says.money}</h3>
        <dl className="o-facts">
          <dt>{says.price}</dt>
          <dd>{shownMoney(booking.pricePaise)}</dd>
          <dt>{says.paid}</dt>
          <dd>{shownMoney(money.paidPaise)}</dd>
          <dt>{says.unpaid}</dt>
          <dd>{shownMoney(money.unpaidPaise)}</dd>
          <dt>{says.refunded}</dt>
          <dd>{shownMoney(money.refundedPaise)}</dd>
          {SHOWN_WHERE_THERE.map((name) =>
            money[name] === 0 ? null : (
              <Fragment key={name}>
                <dt>{says.moneyNow[name]}</dt>
                <dd>{shownMoney(money[name])}</dd>
              </Fragment>
            ),
          )}
        </dl>
        {shown ? (
          <ul className="o-list">
            <li>
              {says.customer}: {shown.customer.mobile} {shown.customer.email}
            </li>
            {shown.karigars.map((one) => (
              <li key={one.id}>
                {one.name}: {one.mobile}
              </li>
            ))}
          </ul>
        ) : (
          <ActForm
            title={says.contacts}
            text={says.contactsText}
            button={says.showContacts}
            onAct={async (why, acting) => {
              const value = await acting.run(openBookingContacts, { id: booking.id, why });
              if (value) setShown(value);
              return value;
            }}
          />
        )}
        {OPEN.has(booking.status) && <EndIt id={booking.id} />}
      </div>
    </aside>
  );
}

/** Before somebody is at the door it can be ended by the customer’s wish, or by ours. */
const OPEN: ReadonlySet<string> = new Set(['pending', 'assigned', 'dispatched', 'arrived']);

/** The two ways to end it, each seen before it is done. */
function EndIt({ id }: { id: string }) {
  const { opsDay: says } = useSpeech().words;
  const [act, setAct] = useState<'cancel' | 'call-off'>();
  const titles = { cancel: says.cancelForCustomer, 'call-off': says.callOff };
  return (
    <div className="o-field">
      <button type="button" className="o-btn" onClick={() => setAct('cancel')}>
        {titles.cancel}
      </button>
      <button type="button" className="o-btn danger" onClick={() => setAct('call-off')}>
        {titles['call-off']}
      </button>
      {act && (
        <ActSheet
          wished={{ id, act }}
          title={titles[act]}
          danger
          onDone={() => setAct(undefined)}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}
