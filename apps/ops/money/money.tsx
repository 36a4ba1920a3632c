import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listStuckMoney } from '#contract/ops/list-stuck-money.ts';
import { readKarigarPayouts } from '#contract/ops/read-karigar-payouts.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { WhatNext } from '../shell/failed-money.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Agree } from './agree.tsx';
import { Decline } from './decline.tsx';
import { Mismatch } from './mismatch.tsx';
import { TaxDocuments } from './tax-documents.tsx';

type Stuck = OutputOf<typeof listStuckMoney>['stuck'][number];

/** Money that does not arrive by itself, the oldest first; what waits for a second person is agreed to here. */
export function Money() {
  const { words, lang } = useSpeech();
  const says = words.ops;
  const reading = useReading(listStuckMoney, {});
  const [deciding, setDeciding] = useState<Stuck>();
  const because = says.stuckBecause as Readonly<Record<string, string>>;
  const about = says.stuckAbout as Readonly<Record<string, string>>;
  return (
    <div className="o-body o-stack">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.stuckMoney}</h2>
        </header>
        <div className="o-pb">
          <Waiting reading={reading} />
          {reading.value?.stuck.length === 0 && <p>{says.nothingStuck}</p>}
          <table className="o-t">
            <tbody>
              {reading.value?.stuck.map((one) => (
                <tr key={one.id}>
                  <td>{about[one.about] ?? one.about}</td>
                  <td>
                    {because[one.because] ?? one.because}
                    {one.about === 'payout' && one.gatewayReference && (
                      <small className="mono o-anywhere"> {one.gatewayReference}</small>
                    )}
                  </td>
                  <td className="r">{shownMoney(one.amountPaise)}</td>
                  <td>
                    {one.bookingId && (
                      <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                        {one.reference}
                      </Link>
                    )}
                  </td>
                  <td>{shownAt(one.since, lang)}</td>
                  <td>
                    {IN_BOOKS.has(one.about) && <BooksLink of="transfer" id={one.id} />}{' '}
                    <Next one={one} onDecide={() => setDeciding(one)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <TaxDocuments />
      {deciding && <Mismatch one={deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}

/** Payments that do not fit, and what waits for a decision, stand in no books yet. */
const IN_BOOKS: ReadonlySet<string> = new Set(['refund', 'payout', 'karigar-payout']);

/** The next act on it. */
function Next({ one, onDecide }: { one: Stuck; onDecide: () => void }) {
  const { words } = useSpeech();
  const mayPay = useMay()(readKarigarPayouts);
  return (
    <>
      {one.batchOn && mayPay && (
        <Link className="o-btn" to={`/money/wages/${one.batchOn}`}>
          {words.opsMoney.openBatch}
        </Link>
      )}
      {one.because === 'failed' && <WhatNext id={one.id} />}
      {one.about === 'payment' && (
        <button type="button" className="o-btn" onClick={onDecide}>
          {words.opsMismatch.decide}
        </button>
      )}
      {one.because === 'needs-another-person' && isTransfer(one.about) && (
        <>
          <Agree id={one.id} bookingId={one.about === 'refund' ? one.bookingId : null} />{' '}
          <Decline id={one.id} />
        </>
      )}
    </>
  );
}

const isTransfer = (about: string): boolean => about === 'refund' || about === 'payout';
