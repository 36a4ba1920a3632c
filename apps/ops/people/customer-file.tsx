import { type ReactNode, useState } from 'react';
import { readCase } from '#contract/ops/read-case.ts';
import { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import { useReading } from '../api/reading.ts';
import { FileWatchers } from '../shell/file-watchers.tsx';
import { languageName } from '../shell/language-name.ts';
import { Notes } from '../shell/notes.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { Segments } from '../shell/segments.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { Closing } from './closing.tsx';
import { CustomerRecords } from './customer-records.tsx';
import { EndSessions } from './end-sessions.tsx';
import type { CustomerFileOf as File } from './file-of.ts';
import { InFull } from './in-full.tsx';
import { Incidents } from './incidents.tsx';
import { KeptApart } from './kept-apart.tsx';
import { Looks } from './looks.tsx';
import { Messages } from './messages.tsx';
import { PayOut } from './pay-out.tsx';
import { SeeAs } from './see-as.tsx';

type CustomerFileProps = {
  userId: string;
  /**
   * Form that turns the customer's words into a case; the cases feature brings it, because features do not import each other.
   */
  openCase: (bookings: File['bookings']) => ReactNode;
  /** Their entries in the books. */
  ledger: ReactNode;
};

/** Everything about one customer, and what may be done to their account. */
export function CustomerFile({ userId, openCase, ledger }: CustomerFileProps) {
  const reading = useReading(readCustomerFile, { userId }, { everyMs: 30_000 });
  const file = reading.value;
  if (!file) return <WaitingRoom reading={reading} />;
  return (
    <div className="o-file">
      <header className="o-head">
        <h2>
          {file.customer.name}
          <Standing closure={file.closure} />
        </h2>
        <FileWatchers kind="customer" id={userId} />
      </header>
      <div className="o-col">
        <Profile file={file} />
        <Notes about="customer" subject={userId} />
      </div>
      <div className="o-col">
        <Bookings bookings={file.bookings} />
        <Cases cases={file.cases} />
        {openCase(file.bookings)}
        <Incidents incidents={file.incidents} />
        <Messages userId={userId} />
      </div>
      <div className="o-col">
        <Closing userId={userId} closure={file.closure} closuresBefore={file.closuresBefore} />
        <PayOut userId={userId} />
        <SeeAs userId={userId} />
        <Sessions userId={userId} sessions={file.sessions} />
        <CustomerRecords userId={userId} />
        {ledger}
        <KeptApart of="customer" all={file.keptApart} />
        <Consents consents={file.consents} />
        <Looks looks={file.looks} />
      </div>
    </div>
  );
}

function Standing({ closure }: Pick<File, 'closure'>) {
  const { opsPeople: says } = useSpeech().words;
  if (!closure) return null;
  return (
    <span className="o-chip harm">{closure.kind === 'pause' ? says.paused : says.closed}</span>
  );
}

function Profile({ file: { customer, owesPaise, creditPaise } }: { file: File }) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  const isProven = (proven: boolean) => (proven ? says.proven : says.claimed);
  return (
    <Panel title={says.profile}>
      <dl className="o-facts">
        <dt>{says.mobile}</dt>
        <dd>
          {customer.mobileMasked && `${customer.mobileMasked} · ${isProven(customer.mobileProven)}`}
        </dd>
        <dt>{says.mail}</dt>
        <dd>
          {customer.emailMasked && `${customer.emailMasked} · ${isProven(customer.emailProven)}`}
        </dd>
        <dt>{says.language}</dt>
        <dd>{languageName(customer.language, lang)}</dd>
        <dt>{says.since}</dt>
        <dd>{shownAt(customer.since, lang)}</dd>
        <dt>{says.owes}</dt>
        <dd>
          <b>{shownMoney(owesPaise)}</b>
        </dd>
        <dt>{says.credit}</dt>
        <dd>{shownMoney(creditPaise)}</dd>
      </dl>
      <InFull userId={customer.id} />
    </Panel>
  );
}

function Bookings({ bookings }: Pick<File, 'bookings'>) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, opsFile } = words;
  const nameOf = useServiceName();
  const [asTheirs, setAsTheirs] = useState(false);
  const actions = says.actions as Readonly<Record<string, string>>;
  const payments = opsFile.moneyStates as Readonly<Record<string, string>>;
  return (
    <Panel
      title={says.bookings}
      beside={
        <Segments
          options={[false, true]}
          chosen={asTheirs}
          nameOf={(one) => (one ? says.asCustomer : says.asUs)}
          onChoose={setAsTheirs}
        />
      }
    >
      {asTheirs && <p className="o-help">{says.asCustomerText}</p>}
      {bookings.length === 0 && <p className="t3">{says.noBookings}</p>}
      <ul className="o-rows">
        {bookings.map((one) => (
          <li key={one.id}>
            <span>
              <Link className="o-link mono" to={`/bookings/${one.id}`}>
                {one.reference}
              </Link>{' '}
              {nameOf(one.serviceName)}
              <small>
                {shownAt(one.startsAt, lang)}
                {asTheirs &&
                  ` · ${payments[one.customerSees.payment] ?? one.customerSees.payment} · ${
                    one.customerSees.actions.map((act) => actions[act] ?? act).join(', ') ||
                    says.noActions
                  }`}
              </small>
            </span>
            <span className="o-chip">{opsFile.steps[one.status]}</span>
            <b>{shownMoney(asTheirs ? one.duePaise : one.totalPaise)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Cases({ cases }: Pick<File, 'cases'>) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, opsCases } = words;
  const may = useMay();
  return (
    <Panel title={says.cases} beside={cases.length}>
      {cases.length === 0 && <p className="t3">{says.noCases}</p>}
      <ul className="o-rows">
        {cases.map((one) => (
          <li key={one.number}>
            <span>
              {may(readCase) ? (
                <Link className="o-link mono" to={`/cases/${one.number}`}>
                  {one.number}
                </Link>
              ) : (
                <b className="mono">{one.number}</b>
              )}{' '}
              {opsCases.kinds[one.kind]}
              <small>{shownAt(one.openedAt, lang)}</small>
            </span>
            {one.closedAt ? (
              <span className="o-chip">{says.caseClosed}</span>
            ) : (
              <span className="o-chip risk">
                {one.dueAt ? says.caseDue({ time: shownAt(one.dueAt, lang) }) : says.caseOpen}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Consents({ consents }: Pick<File, 'consents'>) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.consents} beside={consents.length}>
      {consents.length === 0 && <p className="t3">{says.noConsents}</p>}
      <ul className="o-rows">
        {consents.map((one) => (
          <li key={one.version}>
            <span>{says.consentTo({ version: one.version })}</span>
            <small>{shownAt(one.at, lang)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sessions({ userId, sessions }: Pick<File, 'sessions'> & { userId: string }) {
  const { words, lang } = useSpeech();
  const { opsPeople: says } = words;
  return (
    <Panel title={says.sessions} beside={sessions.length}>
      {sessions.length === 0 && <p className="t3">{says.noSessions}</p>}
      <ul className="o-rows">
        {sessions.map((one) => (
          <li key={`${one.app} ${one.lastSeenAt}`}>
            <span>
              {one.device ?? says.unknownDevice}
              <small>{shownAt(one.lastSeenAt, lang)}</small>
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && <EndSessions userId={userId} />}
    </Panel>
  );
}
