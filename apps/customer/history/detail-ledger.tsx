import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { readLedger } from '#contract/customer/read-ledger.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';
import { Fold } from '../shell/fold.tsx';
import { Sums } from './sums.tsx';

type DetailLedgerProps = {
  id: string;
  /** Changes whenever the booking does, so that the books are read anew. */
  version: string;
};

/** Every rupee of a booking: paid, kept, given back; the entries of the books behind it for whoever wants to check. */
export function DetailLedger({ id, version }: DetailLedgerProps) {
  const { changes, everyday } = useWords();
  const words = changes.ledger;
  const [open, setOpen] = useState(false);
  const asked = useQuery({
    ...queryOf(readLedger, { id }),
    queryKey: [readLedger.name, id, version],
    enabled: open,
  });
  return (
    <Fold title={words.title} className="detail-card ledger" onOpen={setOpen}>
      {asked.isError && <p role="alert">{everyday.somethingWentWrong}</p>}
      {asked.data?.entries.length === 0 && <p>{words.empty}</p>}
      {asked.data && asked.data.entries.length > 0 && (
        <>
          <Summary {...asked.data} />
          <details className="ledger-entries">
            <summary>{words.entries}</summary>
            <Entries {...asked.data} />
          </details>
        </>
      )}
    </Fold>
  );
}

/** A server of the version before sends none. */
function Summary({ summary }: Partial<Pick<OutputOf<typeof readLedger>, 'summary'>>) {
  const words = useWords().changes.ledger;
  if (!summary) return null;
  const { paidPaise, heldPaise, keptPaise, returnedPaise } = summary;
  const rows = [
    [words.paid, paidPaise],
    [words.held, heldPaise],
    [words.kept, keptPaise],
    [words.returned, returnedPaise],
  ] as const;
  return <Sums rows={rows} />;
}

function Entries({ entries, policyVersion }: OutputOf<typeof readLedger>) {
  const { changes } = useWords();
  const words = changes.ledger;
  const lang = useLang();
  return (
    <>
      <ol>
        {entries.map(({ id, kind, at, gatewayReference, taxDocuments, lines }) => (
          <li key={id}>
            <h3>{words.kinds[kind]}</h3>
            <time dateTime={at} className="num">
              {shownDay(at.slice(0, 10), lang)}, {shownClock(at)}
            </time>
            <dl>
              {lines.map(({ account, amountPaise }) => (
                <div key={account}>
                  <dt>{words.accounts[account]}</dt>
                  <dd className="num">{formatRupees(amountPaise)}</dd>
                </div>
              ))}
            </dl>
            {taxDocuments.map((taxDocument) => (
              <p key={taxDocument.id}>
                <Link to={`/tax-documents/${taxDocument.id}`} translate="no">
                  {taxDocument.number}
                </Link>
              </p>
            ))}
            {gatewayReference && (
              <p>
                {words.reference}: <span translate="no">{gatewayReference}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="note">{words.policy({ version: policyVersion })}</p>
    </>
  );
}
