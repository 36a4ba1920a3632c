import { useId, useRef, useState } from 'react';
import { knownBrand } from '#contract/known-brand.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { act, type Sent } from '../api/queue.ts';
import { ReadLeftVisit } from '../shell/left-visit.tsx';
import { ReadAloud } from '../shell/read-aloud.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { HoldButton } from './hold-button.tsx';
import './safety.css';

type Leaving = { readonly id: string; readonly reference: string; readonly leads: boolean };
type SafetyProps = {
  leaving: Leaving | undefined;
  /** A visit that was left, of which the server does not know yet. */
  unsent: Pick<Leaving, 'reference'> | undefined;
};

/** Always at the top right: 112, our office, and at a visit the way out of it. */
export function SafetyButton(visits: SafetyProps) {
  const { safety } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="k-sos" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        {safety.open}
      </button>
      {open && <SafetySheet {...visits} onClose={() => setOpen(false)} />}
    </>
  );
}

function SafetySheet({ leaving, unsent, onClose }: SafetyProps & { onClose: () => void }) {
  const words = useWords();
  const { safety, karigar } = words;
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Sent>();
  // The visit for which this was opened: it is over for them once they have left. On a slow network it is known only afterwards.
  const [left, setLeft] = useState(leaving);
  if (!left && leaving) setLeft(leaving);
  const hasLeft = outcome === 'sent' || outcome === 'kept';
  const office = knownBrand().dialled;
  const untold = unsent ?? (outcome === 'kept' ? left : undefined);
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead id={heading} title={safety.title} closeLabel={karigar.close} onClose={onClose} />
      <div ref={body} className="k-form k-sheet-body">
        <ReadAloud read={() => body.current} />
        {left && !hasLeft && unsent?.reference !== left.reference && (
          <>
            <p>{left.leads ? safety.text : safety.textCrew}</p>
            <HoldButton
              label={safety.hold}
              holding={safety.holding}
              onHeld={() => void act('leaveForSafety', left.id).then(setOutcome)}
            />
            <p className="k-note">{safety.keys}</p>
          </>
        )}
        <p className="k-said" role="alert">
          {typeof outcome === 'object' && refusalText(outcome, words)}
        </p>
        <div className="k-stack" role="status">
          {outcome === 'sent' && left && <ReadLeftVisit visitId={left.id} />}
          {untold && <p>{safety.kept}</p>}
        </div>
        {untold && (
          <a
            className="btn line lg"
            href={`sms:${office}?body=${encodeURIComponent(safety.smsText(untold))}`}
          >
            {safety.sms}
          </a>
        )}
        <a className="btn danger lg" href="tel:112">
          <Icon name="phone" />
          {safety.emergency}
        </a>
        <a className="btn line lg" href={`tel:${office}`}>
          <Icon name="phone" />
          {safety.office}
        </a>
      </div>
    </Dialog>
  );
}
