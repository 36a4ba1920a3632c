import type { OutputOf } from '#contract/operation.ts';
import { readPaymentFile } from '#contract/ops/read-payment-file.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { WhatNext } from '../shell/failed-money.tsx';
import { FileWatchers } from '../shell/file-watchers.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt, shownMoney, shownSince } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';

type File = OutputOf<typeof readPaymentFile>;

/** Everything about one payment: for what, what became of it, what went back, and how it reached our bank. */
export function PaymentFile({ id }: { id: string }) {
  const { opsFind } = useSpeech().words;
  const { payment: says, states } = opsFind;
  const reading = useReading(readPaymentFile, { id }, { everyMs: 30_000 });
  const file = reading.value;
  if (!file) return <WaitingRoom reading={reading} />;
  const { payment } = file;
  const isGood = payment.state === 'succeeded';
  return (
    <div className="o-file">
      <header className="o-head">
        <h2>
          {says.title} {shownMoney(payment.amountPaise)}
          <span className={isGood ? 'o-chip ok' : 'o-chip risk'}>
            {(states as Readonly<Record<string, string>>)[payment.state] ?? payment.state}
          </span>
        </h2>
        <FileWatchers kind="payment" id={id} />
      </header>
      <div className="o-col">
        <Facts file={file} />
      </div>
      <div className="o-col">
        <Refunds file={file} />
        <PaidOut paidOut={file.paidOut} />
      </div>
      <div className="o-col">
        <History history={file.history} />
      </div>
    </div>
  );
}

function Facts({ file: { payment, booking, customer, parts } }: { file: File }) {
  const { words, lang } = useSpeech();
  const { payment: says } = words.opsFind;
  const nameOf = useServiceName();
  const kinds = words.opsFile.partKinds as Readonly<Record<string, string>>;
  return (
    <Panel title={says.title}>
      <dl className="o-facts">
        <dt>{says.booking}</dt>
        <dd>
          <Link className="o-link mono" to={`/bookings/${booking.id}`}>
            {booking.reference}
          </Link>{' '}
          {nameOf(booking.serviceName)}, {shownAt(booking.startsAt, lang)}
        </dd>
        <dt>{says.customer}</dt>
        <dd>
          <Link className="o-link" to={`/customers/${customer.id}`}>
            {customer.name ?? words.ops.customer}
          </Link>
        </dd>
        <dt>{says.parts}</dt>
        <dd>
          {parts
            .map((one) => `${kinds[one.kind] ?? one.kind} ${shownMoney(one.amountPaise)}`)
            .join(', ')}
        </dd>
        <dt>{says.by}</dt>
        <dd>{payment.provider}</dd>
        <dt>{says.ourName}</dt>
        <dd className="mono o-anywhere">{payment.orderReference}</dd>
        <dt>{says.theirName}</dt>
        <dd className="mono o-anywhere">{payment.gatewayReference ?? '–'}</dd>
        <dt>{says.begun}</dt>
        <dd>{shownSince(payment.createdAt, lang)}</dd>
        <dt>{says.settled}</dt>
        <dd>{payment.settledAt ? shownSince(payment.settledAt, lang) : '–'}</dd>
        {payment.reportedPaise !== null && (
          <>
            <dt>{says.reported}</dt>
            <dd>
              <b>{shownMoney(payment.reportedPaise)}</b>
            </dd>
          </>
        )}
      </dl>
      <BooksLink of="booking" id={booking.id} />
    </Panel>
  );
}

function Refunds({ file: { payment, refunds } }: { file: File }) {
  const { words, lang } = useSpeech();
  const { payment: says, states } = words.opsFind;
  const names = states as Readonly<Record<string, string>>;
  return (
    <Panel title={says.refunds} beside={refunds.length}>
      {refunds.length === 0 && <p className="t3">{says.noRefunds}</p>}
      <ul className="o-rows">
        {refunds.map((one) => (
          <li key={one.id}>
            <span>
              {names[one.state] ?? one.state}
              <small>
                {shownSince(one.paidAt ?? one.requestedAt, lang)}{' '}
                {one.reference && <span className="mono o-anywhere">{one.reference}</span>}
              </small>
            </span>
            <b>{shownMoney(one.amountPaise)}</b>
            {one.failed && <WhatNext id={one.id} />}
          </li>
        ))}
      </ul>
      <dl className="o-facts">
        <dt>{says.left}</dt>
        <dd>{shownMoney(payment.leftPaise)}</dd>
      </dl>
    </Panel>
  );
}

function PaidOut({ paidOut }: Pick<File, 'paidOut'>) {
  const { words, lang } = useSpeech();
  const { payment: says } = words.opsFind;
  return (
    <Panel title={says.paidOut}>
      {!paidOut && <p className="t3">{says.notPaidOut}</p>}
      {paidOut && (
        <dl className="o-facts">
          <dt>{says.day}</dt>
          <dd>{shownDate(paidOut.day, lang)}</dd>
          <dt>{says.amount}</dt>
          <dd>{shownMoney(paidOut.amountPaise)}</dd>
          <dt>{says.fee}</dt>
          <dd>
            {shownMoney(paidOut.feePaise)} + {shownMoney(paidOut.taxPaise)}
          </dd>
          <dt>{says.payout}</dt>
          <dd className="mono o-anywhere">{paidOut.payoutReference ?? '–'}</dd>
        </dl>
      )}
      {paidOut && <BooksLink of="settlement" id={paidOut.settlementId} />}
    </Panel>
  );
}

function History({ history }: Pick<File, 'history'>) {
  const { words, lang } = useSpeech();
  const events = words.opsEvents as Readonly<Record<string, string>>;
  return (
    <Panel title={words.opsFind.payment.history} beside={history.length}>
      <ol className="o-told">
        {history.toReversed().map((one) => (
          <li key={one.id}>
            <span className="t3">{shownAt(one.at, lang)}</span>{' '}
            <b>{events[one.type] ?? one.type}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
