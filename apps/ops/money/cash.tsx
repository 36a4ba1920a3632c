import { useState } from 'react';
import { listKarigarCash } from '#contract/ops/list-karigar-cash.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Banked, HandIn, TakeBack } from './cash-acts.tsx';
import { HandedInTable } from './handed-in-table.tsx';
import type { HandedIn, Held } from './payout-of.ts';
import './wages.css';

/** Our cash: with each Karigar, with us, and what was handed in. */
export function Cash() {
  const { opsMoney: says } = useSpeech().words;
  const reading = useReading(listKarigarCash, {}, { everyMs: 30_000 });
  const [handing, setHanding] = useState<Held>();
  const [wrong, setWrong] = useState<HandedIn>();
  const [isBanking, setIsBanking] = useState(false);
  const cash = reading.value;
  if (!cash) return <WaitingRoom reading={reading} />;
  return (
    <div className="o-body">
      <div className="pay-cash">
        <HeldByKarigars held={cash.held} onHandIn={setHanding} />
        <Panel title={says.inHand}>
          <b className="pay-sum">{shownMoney(cash.inHandPaise)}</b>
          <p className="o-help">{says.inHandText}</p>
          <button
            type="button"
            className="o-btn"
            disabled={cash.inHandPaise === 0}
            onClick={() => setIsBanking(true)}
          >
            {says.toBank}…
          </button>
        </Panel>
        <HandedInTable rows={cash.handedIn} onTakeBack={setWrong} />
      </div>
      {handing && <HandIn of={handing} onClose={() => setHanding(undefined)} />}
      {wrong && <TakeBack of={wrong} onClose={() => setWrong(undefined)} />}
      {isBanking && <Banked inHandPaise={cash.inHandPaise} onClose={() => setIsBanking(false)} />}
    </div>
  );
}

type HeldProps = { held: readonly Held[]; onHandIn: (one: Held) => void };

function HeldByKarigars({ held, onHandIn }: HeldProps) {
  const { opsMoney: says } = useSpeech().words;
  return (
    <Panel title={says.held} beside={held.length}>
      <p className="o-help">{says.heldText}</p>
      {held.length === 0 && <p>{says.nobodyHolds}</p>}
      <ul className="o-rows">
        {held.map((one) => (
          <li key={one.karigarId}>
            <span>
              <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                {one.name}
              </Link>
            </span>
            <b>{shownMoney(one.heldPaise)}</b>
            <button
              type="button"
              className="o-btn"
              aria-label={`${says.handIn}: ${one.name}`}
              onClick={() => onHandIn(one)}
            >
              {says.handIn}…
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
