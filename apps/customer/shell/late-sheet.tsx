import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';
import { fetchAhead, latePart, useLatePart } from '../../browser/late-part.ts';
import { Trouble } from './trouble.tsx';
import './late-sheet.css';

/** A file that is there sooner is not announced: the sheet simply opens. */
const QUICK_MS = 400;

type Closable = { onClose: () => void };

type Options = {
  /** The address says that the sheet is open, as for `Dialog`. */
  inAddress?: boolean;
};

/**
 * A sheet whose file is downloaded when it is first wanted, or ahead of that by the function beside it. One that does
 * not come says so in its own place: the screen below stays as it is.
 */
export function lateSheet<P extends Closable>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { inAddress = false }: Options = {},
): [Sheet: ComponentType<P>, fetchAhead: () => Promise<void>] {
  const part = latePart(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per sheet, by a module, as `lazy` is.
  function LateSheet(props: P) {
    const { Part, isMissing, retry } = useLatePart(part);
    if (Part) return <Part {...props} />;
    const frame = { onClose: props.onClose, inAddress };
    return isMissing ? <Missing {...frame} onRetry={retry} /> : <Waiting {...frame} />;
  }

  return [LateSheet, () => fetchAhead(part)];
}

type FrameProps = Closable & { inAddress: boolean };

function Waiting(frame: FrameProps) {
  const { shell } = useWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, QUICK_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <Dialog label={shell.loading} {...frame}>
      <Loading text={shell.loading} />
    </Dialog>
  );
}

function Missing({ onRetry, ...frame }: FrameProps & { onRetry: () => void }) {
  const { everyday } = useWords();
  return (
    <Dialog label={everyday.somethingWentWrong} className="late-sheet" {...frame}>
      <Trouble onRetry={onRetry} />
      <Button look="line" onClick={frame.onClose}>
        {everyday.close}
      </Button>
    </Dialog>
  );
}
