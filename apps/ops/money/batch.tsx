import { useState } from 'react';
import { checkKarigarBatch } from '#contract/ops/check-karigar-batch.ts';
import { readKarigarPayouts } from '#contract/ops/read-karigar-payouts.ts';
import { shownDate } from '#ui/dates.ts';
import { readAnew, useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { BooksLink } from '../shell/books-link.tsx';
import { saveCsv } from '../shell/csv.ts';
import { ActNotes } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownMoney } from '../shell/shown.ts';
import { useTakeFirst } from '../shell/take-first.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { BatchOf, Payout, Payouts } from './payout-of.ts';
import { PayoutResult } from './payout-result.tsx';
import { PayoutTable } from './payout-table.tsx';

/** One batch: whom it pays and where, its two people, the file for the bank, and what became of each payout. */
export function Batch({ batchOn, of }: { batchOn: string; of: BatchOf | undefined }) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  const reading = useReading(readKarigarPayouts, { batchOn });
  const [deciding, setDeciding] = useState<Payout>();
  const file = reading.value;
  return (
    <Panel
      title={says.batchOf({ day: shownDate(batchOn, lang) })}
      beside={of && shownMoney(of.amountPaise)}
    >
      <Waiting reading={reading} />
      {of && file && <TwoPeople of={of} file={file} />}
      {file && <BankFile file={file} />}
      {file && file.payouts.length > 0 && (
        <p>
          <BooksLink of="batch" id={batchOn} />
        </p>
      )}
      {file?.payouts.length === 0 && <p>{says.emptyBatch}</p>}
      {file && file.payouts.length > 0 && (
        <PayoutTable payouts={file.payouts} onDecide={setDeciding} />
      )}
      {deciding && <PayoutResult payout={deciding} onClose={() => setDeciding(undefined)} />}
    </Panel>
  );
}

/** The maker, and the checker who is somebody else; until then no file leaves. */
function TwoPeople({ of, file }: { of: BatchOf; file: Payouts }) {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const { batchOn, unchecked, mayCheck } = of;
  const check = async () => {
    const seen = { batchOn, ...unchecked, digest: file.uncheckedDigest };
    // Changed meanwhile, it is shown as it is now, to be looked at again.
    if (!(await acting.run(checkKarigarBatch, seen))) await readAnew();
  };
  return (
    <>
      <dl className="o-facts">
        <dt>{says.madeBy}</dt>
        <dd>{of.madeBy.length > 0 ? of.madeBy.join(', ') : says.byClock}</dd>
        <dt>{says.checkedBy}</dt>
        <dd>{of.checkedBy.length > 0 ? of.checkedBy.join(', ') : says.nobodyYet}</dd>
      </dl>
      <ActNotes acting={acting} />
      {unchecked.payouts > 0 && !mayCheck && <p className="o-note">{says.somebodyElse}</p>}
      {unchecked.payouts > 0 && mayCheck && (
        <div className="row wrap g8">
          <button
            type="button"
            className="o-btn go"
            aria-busy={acting.busy || undefined}
            onClick={() => void check()}
          >
            {says.check({ count: unchecked.payouts, sum: shownMoney(unchecked.amountPaise) })}
          </button>
          <span className="o-help">{says.checkText}</span>
        </div>
      )}
    </>
  );
}

function BankFile({ file: { bankFile, payouts } }: { file: Payouts }) {
  const { opsMoney: says } = useSpeech().words;
  const { take, asking } = useTakeFirst();
  const save = async () => {
    if (await take('bank-file', { name: bankFile.name, lines: bankFile.lines }))
      saveCsv(bankFile.name, bankFile.text);
  };
  const byHand = payouts.filter((one) => one.state === 'made' && !one.payee && !one.stopped);
  return (
    <>
      <div className="row wrap g8">
        <button
          type="button"
          className="o-btn"
          disabled={bankFile.lines === 0}
          onClick={() => void save()}
        >
          {says.bankFile({ count: bankFile.lines })}
        </button>
        <span className="o-help">{says.bankFileText}</span>
      </div>
      {asking}
      {byHand.length > 0 && (
        <p className="o-note risk">{says.noAccount({ count: byHand.length })}</p>
      )}
    </>
  );
}
