import { type FormEvent, useState } from 'react';
import { payFailedByHand } from '#contract/ops/pay-failed-by-hand.ts';
import { tryTransferAgain } from '#contract/ops/try-transfer-again.ts';
import { newId } from '#kernel/ids.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { readAnew } from '../api/reading.ts';
import { useAct } from './act.tsx';
import type { Failed } from './failed.ts';
import { FailedFacts } from './failed-facts.tsx';
import { ActNotes, TextField } from './field.tsx';
import { Foot } from './foot.tsx';
import { shownMoney } from './shown.ts';
import { UpiChoice, upiOf } from './upi-choice.tsx';
import { Ways } from './ways.tsx';
import { useSpeech } from './words.tsx';

type Way = 'again' | 'upi' | 'bank';

type WaysProps = { of: Failed; onDone: (said: string) => void; onClose: () => void };

/** The ways on with what each does, why, and one button. */
export function FailedWays({ of, onDone, onClose }: WaysProps) {
  const { opsFailed: says, ops } = useSpeech().words;
  const acting = useAct();
  const ways: readonly Way[] = [of.maySendAgain ? 'again' : 'upi', 'bank'];
  const [way, setWay] = useState<Way>(ways[0] ?? 'bank');
  const [destinationId, setDestination] = useState(of.destinations[0]?.id ?? '');
  const [why, setWhy] = useState('');
  // Under one name however often it is pressed.
  const [payoutId] = useState(() => newId());
  const amount = shownMoney(of.payablePaise);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = { id: of.id, payoutId, shownPaise: of.payablePaise, why };
    const answer =
      way === 'bank'
        ? await acting.run(payFailedByHand, wish)
        : await acting.run(tryTransferAgain, { ...wish, ...(way === 'upi' && { destinationId }) });
    if (answer) onDone(says.results[answer.state === 'requested' ? 'requested' : way]);
    // Refused because something has changed: how it stands now is shown before it can be pressed again.
    else await readAnew();
  };
  const button = way === 'again' ? says.buttons.again : says.buttons[way]({ amount });
  return (
    <form className="o-act" onSubmit={(event) => void submit(event)}>
      <div className="in o-stack">
        <FailedFacts of={of} />
        <Ways
          label={says.way}
          nameOf={(each) => says.ways[each]}
          {...{ ways, way }}
          onChoose={setWay}
        />
        <Where of={of} way={way} {...{ destinationId, setDestination }} />
        <Effects of={of} way={way} upi={upiOf(of.destinations, destinationId)} />
        <div className="o-field">
          <TextField label={ops.why} value={why} maxLength={300} required onType={setWhy} />
        </div>
        <ActNotes acting={acting} />
      </div>
      <Foot
        act={{
          label: button,
          disabled: (way === 'upi' && !destinationId) || of.duePaise > 0,
          busy: acting.busy,
        }}
        onClose={onClose}
      />
    </form>
  );
}

type WhereProps = {
  of: Failed;
  way: Way;
  destinationId: string;
  setDestination: (id: string) => void;
};

/** The UPI id that it goes to. */
function Where({ of, way, ...chosen }: WhereProps) {
  const { opsFailed: says } = useSpeech().words;
  if (way !== 'upi' || of.destinations.length === 0) return null;
  return (
    <div className="o-field">
      <UpiChoice
        label={says.upiId}
        destinations={of.destinations}
        value={chosen.destinationId}
        onChoose={chosen.setDestination}
      />
    </div>
  );
}

/** Consequences of the chosen way, line by line, as of any act. */
function Effects({ of, way, upi }: { of: Failed; way: Way; upi: string }) {
  const { opsFailed: says } = useSpeech().words;
  const amount = shownMoney(of.payablePaise);
  if (way === 'upi' && upi === '') return <p className="o-note risk">{says.noUpi}</p>;
  if (of.duePaise > 0)
    return <p className="o-note harm">{says.dueFirst({ due: shownMoney(of.duePaise) })}</p>;
  const isCredit = of.lies === 'credit';
  const left = shownMoney(of.creditPaise - of.payablePaise);
  return (
    <ul className="o-effects">
      <li>
        <Icon name="rupee" className="i" />
        <span>
          {way === 'upi' ? says.effects.upi({ amount, upi }) : says.effects[way]({ amount })}{' '}
          {isCredit && says.left({ left })}
        </span>
      </li>
      {way !== 'again' && of.needsTwo && (
        <li className="warn">
          <Icon name="shield" className="i" />
          <span>{says.needsTwo}</span>
        </li>
      )}
      <li>
        <Icon name="chat" className="i" />
        <span>{isCredit ? says.told : says.untold}</span>
      </li>
    </ul>
  );
}
