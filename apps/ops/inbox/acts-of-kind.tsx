import type { InboxItem, InboxKind } from '#contract/ops/inbox.ts';
import { liftBookingFreeze } from '#contract/ops/lift-booking-freeze.ts';
import { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { readKarigarPayouts } from '#contract/ops/read-karigar-payouts.ts';
import { readTrialBalance } from '#contract/ops/read-trial-balance.ts';
import { releasePayouts } from '#contract/ops/release-payouts.ts';
import type { useAct } from '../shell/act.tsx';
import { WhatNext } from '../shell/failed-money.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { appealPath } from './appeal-path.ts';

/** Kinds whose trouble is over with an act of their own, and not by a word about it. */
export const endsElsewhere = (kind: InboxKind): boolean =>
  kind === 'payouts-held' || kind === 'pause-appealed' || kind === 'rating-appealed';

type ActsOfKindProps = { item: InboxItem; acting: ReturnType<typeof useAct> };

/** The act that ends the trouble itself, for whoever may do it. */
export function ActsOfKind({ item: { kind, subject }, acting }: ActsOfKindProps) {
  const { ops: says, opsLedger, opsMoney, opsPayees } = useSpeech().words;
  const may = useMay();
  const { thingId } = subject;
  if (kind === 'payouts-held' && may(releasePayouts))
    return (
      <button
        type="button"
        className="o-btn go"
        onClick={() => void acting.run(releasePayouts, {})}
      >
        {says.payAgain}
      </button>
    );
  if (kind === 'bookings-frozen' && thingId && may(liftBookingFreeze))
    return (
      <button
        type="button"
        className="o-btn go"
        onClick={() => void acting.run(liftBookingFreeze, { id: thingId })}
      >
        {says.liftFreeze}
      </button>
    );
  if ((kind === 'refund-stuck' || kind === 'payout-stuck') && thingId)
    return <WhatNext id={thingId} />;
  if (kind === 'batch-unchecked' && thingId && may(readKarigarPayouts))
    return (
      <Link to={`/money/wages/${thingId}`} className="o-btn go">
        {opsMoney.openBatch}
      </Link>
    );
  if (kind === 'settlement-differs' && may(listSettlements))
    return (
      <Link to="/money/settlements" className="o-btn go">
        {opsMoney.settlements}
      </Link>
    );
  if (kind === 'payee-changed' && may(listPayeeChanges))
    return (
      <Link to="/money/payees" className="o-btn go">
        {opsPayees.open}
      </Link>
    );
  if (kind === 'month-unclosed' && thingId && may(readTrialBalance))
    return (
      <Link to={`/money/books/${thingId}`} className="o-btn go">
        {opsLedger.title}
      </Link>
    );
  if (kind === 'pause-appealed') return <Appealed subject={subject} />;
  return null;
}

function Appealed({ subject }: Pick<InboxItem, 'subject'>) {
  const { ops: says, opsPeople } = useSpeech().words;
  const path = appealPath(subject, useMay());
  if (path === undefined) return null;
  return (
    <Link to={path} className="o-btn go">
      {path === '/karigars/paused'
        ? says.openPauses
        : path === '/customers'
          ? opsPeople.pausedAccounts
          : says.openFile}
    </Link>
  );
}
