import { type FormEvent, useId, useState } from 'react';
import { dateInIndia } from '#kernel/time.ts';
import { Dialog } from '#ui/dialog.tsx';
import { saveCsv } from '../shell/csv.ts';
import { TextField } from '../shell/field.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { SecondFactor } from '../shell/second-factor.tsx';
import { shortReference, shownAt, shownMoney } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { type BulkRow, type BulkWish, bulkCsv, type Listed, moneyOf, sumsOf } from './bulk.ts';
import { useBulk } from './use-bulk.ts';

type BulkSheetProps = {
  bookings: readonly Listed[];
  wish: BulkWish;
  title: string;
  /** Given the bookings that need nothing more. */
  onClose: (ended: readonly string[]) => void;
};

/** One act for many: what it would do to each, then why, then what became of each. */
export function BulkSheet({ bookings, wish, title, onClose }: BulkSheetProps) {
  const { opsBulk: says, opsDay } = useSpeech().words;
  const heading = useId();
  const [why, setWhy] = useState('');
  const { rows, busy, acting, wanted, stop, carryOutAll, lookAgain } = useBulk(bookings, wish);
  const sums = sumsOf(rows);
  const ended = rows.filter(isEnded);
  const isOver = ended.length > 0 || rows.some(({ state }) => state === 'failed');
  const ids = ended.map(({ booking }) => booking.id);
  const { opened, leave } = useLeaving(acting ? stop : undefined, () => onClose(ids));
  const stateOf = useStateWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && sums.ready > 0) void carryOutAll(why);
  };
  const save = () =>
    saveCsv(
      `${wish.act}-${dateInIndia(Date.now())}.csv`,
      bulkCsv({ columns: says.columns, stateOf }, rows),
    );
  return (
    <Dialog key={opened} labelledBy={heading} onClose={leave} className="o-dialog bulk">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <form className="o-act" onSubmit={submit}>
        <div className="in o-stack">
          <p role="status">
            {busy && says.working}
            {!busy && says.counts({ ready: sums.ready, all: rows.length })}
          </p>
          {sums.ready > 0 && <Sums of={sums} />}
          <Rows rows={rows} stateOf={stateOf} />
          {sums.ready > 0 && <Why why={why} onType={setWhy} />}
          {wanted && <Again onShown={() => wanted(true)} />}
        </div>
        <footer>
          <button type="submit" className="o-btn go" disabled={busy || sums.ready === 0}>
            {says.carryOut({ count: sums.ready })}
          </button>
          {isOver && !busy && (
            <>
              <button type="button" className="o-btn" onClick={save}>
                {says.saveResult}
              </button>
              {rows.some(({ state }) => state === 'failed') && (
                <button type="button" className="o-btn" onClick={() => void lookAgain()}>
                  {says.lookAgain}
                </button>
              )}
            </>
          )}
          <button type="button" className="o-btn" onClick={leave}>
            {busy ? says.stop : opsDay.back}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

const Again = ({ onShown }: { onShown: () => void }) => (
  <div className="o-note o-again">
    <SecondFactor onShown={onShown} />
  </div>
);

/** During a run every way out only stops it: what became of each row, and the file of it, stay. */
function useLeaving(stop: (() => void) | undefined, onLeave: () => void) {
  const [opened, setOpened] = useState(0);
  const leave = () => {
    if (!stop) return onLeave();
    stop();
    // The back button and a second Escape have closed it already: it opens again.
    setOpened(opened + 1);
  };
  return { opened, leave };
}

const isEnded = ({ state }: BulkRow): boolean => state === 'done' || state === 'had-ended';

function Why({ why, onType }: { why: string; onType: (why: string) => void }) {
  const { opsDay } = useSpeech().words;
  return (
    <div className="o-field">
      <TextField label={opsDay.why} required value={why} maxLength={300} onType={onType} />
      <p className="o-help">{opsDay.whyHint}</p>
    </div>
  );
}

function useStateWords(): (row: BulkRow) => string {
  const { words } = useSpeech();
  return ({ state, code }) =>
    code !== undefined && (state === 'refused' || state === 'failed')
      ? refusalText({ code: code as 'not-found' }, words)
      : words.opsBulk.states[state];
}

function Sums({ of }: { of: ReturnType<typeof sumsOf> }) {
  const { opsBulk: says, opsDay } = useSpeech().words;
  const lines = [
    says.told({ count: of.told }),
    ...(of.feePaise > 0 ? [opsDay.fee({ amount: shownMoney(of.feePaise) })] : []),
    ...(of.refundPaise > 0 ? [opsDay.refund({ amount: shownMoney(of.refundPaise) })] : []),
    ...(of.goodwillPaise > 0 ? [opsDay.goodwill({ amount: shownMoney(of.goodwillPaise) })] : []),
  ];
  return <p className="o-note">{`${says.together} ${lines.join(' · ')}`}</p>;
}

const LOOKS: Readonly<Record<BulkRow['state'], string>> = {
  ...{ looking: 'o-chip', ready: 'o-chip', doing: 'o-chip calm' },
  ...{ refused: 'o-chip risk', failed: 'o-chip harm', done: 'o-chip ok' },
  'had-ended': 'o-chip calm',
};

function Rows({ rows, stateOf }: { rows: readonly BulkRow[]; stateOf: (row: BulkRow) => string }) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const { opsDay } = words;
  return (
    <ul className="o-rows">
      {rows.map((row) => (
        <li key={row.booking.id}>
          <span>
            <b className="mono">{shortReference(row.booking.reference)}</b>{' '}
            {nameOf(row.booking.serviceName)} · {row.booking.customerName}
            <small>
              {shownAt(row.booking.startsAt, lang)}
              {row.seen && row.state !== 'had-ended' && ` · ${moneyText(row, opsDay)}`}
            </small>
          </span>
          <span className={LOOKS[row.state]}>{stateOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}

function moneyText(row: BulkRow, says: ReturnType<typeof useSpeech>['words']['opsDay']): string {
  const { feePaise, refundPaise, goodwillPaise } = moneyOf(row) ?? {};
  const lines = [
    feePaise && says.fee({ amount: shownMoney(feePaise) }),
    refundPaise && says.refund({ amount: shownMoney(refundPaise) }),
    goodwillPaise && says.goodwill({ amount: shownMoney(goodwillPaise) }),
  ].filter(Boolean);
  return lines.join(' · ') || says.noFee;
}
