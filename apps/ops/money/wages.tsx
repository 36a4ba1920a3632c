import { listKarigarBatches } from '#contract/ops/list-karigar-batches.ts';
import { makeKarigarPayouts } from '#contract/ops/make-karigar-payouts.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { go, Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { BankAnswer } from './bank-answer.tsx';
import { Batch } from './batch.tsx';
import type { BatchOf } from './payout-of.ts';
import './wages.css';

/** Pay of Karigars: every batch with its two people, and the one that is looked at. */
export function Wages({ batchOn }: { batchOn: string | undefined }) {
  const { opsMoney: says } = useSpeech().words;
  const reading = useReading(listKarigarBatches, {}, { everyMs: 30_000 });
  const batches = reading.value?.batches;
  const shown = batchOn ?? batches?.[0]?.batchOn;
  return (
    <div className="o-body pay-room">
      <div className="o-stack">
        <Panel title={says.batches}>
          <p className="o-help">{says.batchesText}</p>
          <MakeBatch />
          <Waiting reading={reading} />
          {batches?.length === 0 && <p className="t3">{says.noBatches}</p>}
          {batches && batches.length > 0 && <List batches={batches} shown={shown} />}
        </Panel>
        <BankAnswer />
      </div>
      {shown && (
        <Batch key={shown} batchOn={shown} of={batches?.find((one) => one.batchOn === shown)} />
      )}
    </div>
  );
}

function List({ batches, shown }: { batches: readonly BatchOf[]; shown: string | undefined }) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  return (
    <ol className="pay-list">
      {batches.map((one) => (
        <li key={one.batchOn}>
          <Link
            to={`/money/wages/${one.batchOn}`}
            aria-current={one.batchOn === shown ? 'true' : undefined}
          >
            <b>{shownDate(one.batchOn, lang)}</b>
            <b className="r">{shownMoney(one.amountPaise)}</b>
            <small>{says.answered(one)}</small>
            {one.unchecked.payouts > 0 && <span className="o-chip risk">{says.toCheck}</span>}
            {one.returned > 0 && (
              <span className="o-chip harm">{says.cameBack({ count: one.returned })}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Asked again on one day it is the same batch, with those whose money came back meanwhile. */
function MakeBatch() {
  const { opsMoney: says } = useSpeech().words;
  const acting = useAct();
  const make = async () => {
    const made = await acting.run(makeKarigarPayouts, {});
    if (made) go(`/money/wages/${made.batchOn}`);
  };
  return (
    <>
      <ActNotes acting={acting} />
      <button
        type="button"
        className="o-btn"
        aria-busy={acting.busy || undefined}
        onClick={() => void make()}
      >
        {says.makeBatch}
      </button>
    </>
  );
}
