import { useId, useState } from 'react';
import { brand } from '#contract/brand-of-build.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { act, type Sent } from '../api/queue.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { HoldButton } from './hold-button.tsx';
import './safety.css';

/** Always at the top right: 112, our office, and at a visit the way out of it. */
export function SafetyButton({ visitId }: { visitId: string | undefined }) {
  const { visit } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="k-sos" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        {visit.safety}
      </button>
      {open && <SafetySheet visitId={visitId} onClose={() => setOpen(false)} />}
    </>
  );
}

type SafetySheetProps = { visitId: string | undefined; onClose: () => void };

function SafetySheet({ visitId, onClose }: SafetySheetProps) {
  const words = useWords();
  const { visit, karigar } = words;
  const heading = useId();
  const [outcome, setOutcome] = useState<Sent>();
  // Which visit it was when he opened this: it is not his any more once he has left.
  const [left] = useState(visitId);
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead
        id={heading}
        title={visit.safetyTitle}
        closeLabel={karigar.close}
        onClose={onClose}
      />
      <div className="k-form k-sheet-body">
        {left && outcome !== 'sent' && outcome !== 'kept' && (
          <>
            <p>{visit.safetyText}</p>
            <HoldButton
              label={visit.safetyHold}
              holding={visit.safetyHolding}
              onHeld={() => void act('leaveForSafety', left).then(setOutcome)}
            />
            <p className="k-note">{visit.safetyKeys}</p>
          </>
        )}
        <p className="k-said good" role="status">
          {outcome === 'sent' && visit.safetyDone}
          {outcome === 'kept' && visit.safetyKept}
          {typeof outcome === 'object' && refusalText(outcome, words)}
        </p>
        <a className="btn danger lg" href="tel:112">
          <Icon name="phone" />
          {visit.emergency}
        </a>
        <a className="btn line lg" href={`tel:${brand.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          {visit.office}
        </a>
      </div>
    </Dialog>
  );
}
