import type { OutputOf } from '#contract/operation.ts';
import { type LEDGER_SUBJECTS, listLedgerEntries } from '#contract/ops/list-ledger-entries.ts';
import { shownDate } from '#ui/dates.ts';
import { usePages } from '../api/reading.ts';
import { More } from '../shell/more.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownSince } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { accountName, creditOf, debitOf, kindName, monthOf } from './ledger-names.ts';

export type LedgerSubject = (typeof LEDGER_SUBJECTS)[number];
type Entry = OutputOf<typeof listLedgerEntries>['entries'][number];

/** The entries behind an amount, each with what explains it. */
export function LedgerEntries({ of, id }: { of: LedgerSubject; id: string }) {
  const { opsLedger: says } = useSpeech().words;
  const list = usePages(listLedgerEntries, { of, id }, ({ next }) => next);
  const entries = list.pages?.flatMap((page) => page.entries);
  return (
    <div className="o-body o-stack">
      <Waiting reading={list.reading} />
      {entries?.length === 0 && (
        <Panel title={says.of[of]}>
          <p>{says.nothingHere}</p>
        </Panel>
      )}
      {entries?.map((one) => (
        <Explained key={one.id} one={one} isAlone={of === 'entry'} />
      ))}
      <More pages={list} label={says.more} />
    </div>
  );
}

function Explained({ one, isAlone }: { one: Entry; isAlone: boolean }) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  return (
    <Panel title={kindName(one.kind, says)} beside={shownSince(one.at, lang)}>
      <Facts one={one} />
      <Lines one={one} />
      {isAlone && one.bookingId && (
        <p>
          <Link className="o-link" to={`/money/entries/booking/${one.bookingId}`}>
            {says.allOfBooking}
          </Link>
        </p>
      )}
    </Panel>
  );
}

function Facts({ one }: { one: Entry }) {
  const { words, lang } = useSpeech();
  const { opsLedger: says, opsFile } = words;
  const events = words.opsEvents as Readonly<Record<string, string>>;
  const classes = words.opsCatalogue.taxClasses as Readonly<Record<string, string>>;
  const documents = opsFile.documentKinds as Readonly<Record<string, string>>;
  const { event } = one;
  const told = [events[event.type] ?? event.type, event.by].filter(Boolean).join(' · ');
  const facts = [
    [says.event, `${told} · ${event.id}`],
    [says.late, one.happenedAt && shownSince(one.happenedAt, lang)],
    [says.gatewayName, [one.gateway, one.gatewayReference].filter(Boolean).join(' · ')],
    [says.policy, one.policyVersion],
    [says.section, one.incomeTaxSection],
    ...one.taxDocuments.map((each) => [
      says.document,
      `${documents[each.kind] ?? each.kind} ${each.number} · ${says.rule({ kind: classes[each.rule.taxClass] ?? each.rule.taxClass, day: shownDate(each.rule.validFrom, lang) })} · ${each.rule.source}`,
    ]),
    [says.reference, one.reference],
  ].filter(([, value]) => value);
  return (
    <dl className="o-facts">
      {one.bookingId && (
        <div className="o-fact">
          <dt>{words.opsAudit.whose.booking}</dt>
          <dd>
            <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
              {one.booking}
            </Link>
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`} className="o-fact">
          <dt>{name}</dt>
          <dd className="o-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ one }: { one: Entry }) {
  const { opsLedger: says } = useSpeech().words;
  const lines = one.lines.map((line, position) => ({ ...line, position }));
  return (
    <table className="o-t o-wrapped">
      <thead>
        <tr>
          <th>{says.account}</th>
          <th className="r">{says.debit}</th>
          <th className="r">{says.credit}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ account, amountPaise, position }) => (
          <tr key={position}>
            <td>
              <Link className="o-link" to={`/money/books/${monthOf(one.at)}/${account}`}>
                {accountName(account, says)}
              </Link>
            </td>
            <td className="r">{debitOf(amountPaise)}</td>
            <td className="r">{creditOf(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
