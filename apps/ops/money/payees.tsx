import { useState } from 'react';
import { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import { stopPayeeChange } from '#contract/ops/stop-payee-change.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { PayeeChange } from './payout-of.ts';
import { MadeFor, StopPayee } from './stop-payee.tsx';

const LOOKS = {
  ...{ waiting: 'o-chip risk', used: 'o-chip calm' },
  ...{ replaced: 'o-chip', stopped: 'o-chip harm' },
} as const;

/** Karigars who have changed where they are paid, the latest first, and the way to stop a change that is not theirs. */
export const Payees = () => (
  <div className="o-body">
    <Changes />
  </div>
);

/** The changes of one Karigar, in the file. */
export const PayeesOf = ({ karigarId }: { karigarId: number }) =>
  useMay()(listPayeeChanges) ? <Changes karigarId={karigarId} /> : null;

function Changes({ karigarId }: { karigarId?: number }) {
  const { opsPayees: says } = useSpeech().words;
  const asked = karigarId === undefined ? {} : { karigarId };
  const reading = useReading(listPayeeChanges, asked, { everyMs: 30_000 });
  const [stopping, setStopping] = useState<PayeeChange>();
  const changes = reading.value?.changes;
  return (
    <Panel title={says.title} beside={changes?.length}>
      <p className="o-help">{says.text}</p>
      <Waiting reading={reading} />
      {changes?.length === 0 && <p className="t3">{says.none}</p>}
      <ul className="o-rows">
        {changes?.map((one) => (
          <Row
            key={one.id}
            one={one}
            isNamed={karigarId === undefined}
            onStop={() => setStopping(one)}
          />
        ))}
      </ul>
      {stopping && <StopPayee of={stopping} onClose={() => setStopping(undefined)} />}
    </Panel>
  );
}

type RowProps = { one: PayeeChange; isNamed: boolean; onStop: () => void };

function Row({ one, isNamed, onStop }: RowProps) {
  const { words, lang } = useSpeech();
  const { opsPayees: says } = words;
  const may = useMay();
  const isOpen = one.state === 'waiting' || one.state === 'used';
  const [at, usableAt] = [shownAt(one.confirmedAt, lang), shownAt(one.usableAt, lang)];
  return (
    <li>
      <span>
        {isNamed && (
          <Link className="o-link" to={`/karigars/${one.karigarId}`}>
            {one.name}
          </Link>
        )}{' '}
        <b className="mono">{accountOf(one) || says.unreadable}</b>
        <small>{says.changed({ at, usableAt })}</small>
        {one.why !== null && <small>{says.because({ why: one.why })}</small>}
        <MadeFor payouts={one.payouts} />
      </span>
      <span className={LOOKS[one.state]}>{says.states[one.state]}</span>
      {isOpen && may(stopPayeeChange) && (
        <button
          type="button"
          className="o-btn"
          aria-label={`${says.stop}: ${one.name}`}
          onClick={onStop}
        >
          {says.stop}…
        </button>
      )}
    </li>
  );
}

/** Enough to know it again, and no more. */
const accountOf = ({ upiAddress, accountEnding, ifsc }: PayeeChange): string =>
  upiAddress ?? [accountEnding && `•••• ${accountEnding}`, ifsc].filter(Boolean).join(' · ');
