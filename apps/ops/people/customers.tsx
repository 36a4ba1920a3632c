import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listAccountPauses } from '#contract/ops/list-account-pauses.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { useReading } from '../api/reading.ts';
import { TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { useRested } from '../shell/use-rested.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { ClosureActs } from './closure-acts.tsx';
import { ClosureRecords } from './closure-records.tsx';
import { useReadItToThem } from './read-it-to-them.tsx';

const SHORTEST = 3;

/** Customers by what is known of them, and those whose account we have paused or closed. */
export function Customers() {
  const may = useMay();
  return (
    <div className="o-body o-two">
      {may(searchOps) && <Search />}
      {may(listAccountPauses) && <Paused />}
    </div>
  );
}

function Search() {
  const { opsPeople: says, ops } = useSpeech().words;
  const [text, setText] = useState('');
  const query = useRested(text.trim());
  return (
    <Panel title={ops.places.customers}>
      <TextField
        label={says.findCustomer}
        type="search"
        maxLength={80}
        value={text}
        onType={setText}
      />
      <p className="o-help">{says.findCustomerText}</p>
      {query.length >= SHORTEST && <Found query={query} />}
    </Panel>
  );
}

function Found({ query }: { query: string }) {
  const { opsPeople: says, opsFind, ops } = useSpeech().words;
  const reading = useReading(searchOps, { query });
  const customers = reading.value?.customers;
  return (
    <>
      <Waiting reading={reading} />
      {customers?.length === 0 && <p>{ops.nothingFound}</p>}
      <ul className="o-rows">
        {customers?.map((one) => (
          <li key={one.id}>
            <span>
              <Link className="o-link" to={`/customers/${one.id}`}>
                {one.name ?? ops.customer}
              </Link>
              <small>
                {one.mobileMasked ?? one.emailMasked}{' '}
                {one.mobileMasked && (one.mobileProven ? says.proven : says.claimed)}
              </small>
            </span>
            <span className="o-chip">{opsFind.bookingCount({ count: one.bookings })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Paused() {
  const { opsPeople: says, ops } = useSpeech().words;
  const reading = useReading(listAccountPauses, {}, { everyMs: 30_000 });
  const opensFile = useMay()(readCustomerFile);
  const closures = reading.value?.closures;
  return (
    <Panel title={says.pausedAccounts} beside={closures?.length}>
      <Waiting reading={reading} />
      {closures?.length === 0 && <p className="t3">{ops.nobodyPaused}</p>}
      {opensFile ? (
        <ul className="o-rows">
          {closures?.map((one) => (
            <PausedRow key={one.id} of={one} />
          ))}
        </ul>
      ) : (
        closures?.map((one) => <PausedInFull key={one.id} of={one} />)
      )}
    </Panel>
  );
}

type PausedOf = { of: OutputOf<typeof listAccountPauses>['closures'][number] };

function PausedRow({ of: one }: PausedOf) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, ops } = words;
  return (
    <li>
      <span>
        <Link className="o-link" to={`/customers/${one.userId}`}>
          {one.name ?? ops.customer}
        </Link>
        <small>
          {says.closureReasons[one.reason]} · {shownAt(one.at, lang)}
          {one.endsAt && ` · ${ops.endsAt({ time: shownAt(one.endsAt, lang) })}`}
        </small>
      </span>
      <PausedChips of={one} />
    </li>
  );
}

/** Its records and acts stand here for whoever decides on it without reading the customer's file. */
function PausedInFull({ of: one }: PausedOf) {
  const { ops } = useSpeech().words;
  const { note, onTold } = useReadItToThem();
  return (
    <section>
      <h3>
        {one.name ?? ops.customer} <PausedChips of={one} />
      </h3>
      {note}
      <ClosureRecords of={one} />
      <ClosureActs of={one} onTold={onTold} />
    </section>
  );
}

function PausedChips({ of: one }: PausedOf) {
  const { opsPeople: says } = useSpeech().words;
  return (
    <>
      {one.appeal && !one.appeal.answer && <span className="o-chip risk">{says.appealWaits}</span>}
      <span className="o-chip">{one.kind === 'pause' ? says.paused : says.closed}</span>
    </>
  );
}
