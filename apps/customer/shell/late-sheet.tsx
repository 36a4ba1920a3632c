import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import { reviveStyles } from '../../browser/revive-styles.ts';
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
 * not come says so in its own place: the screen below stays as it is, and the file is asked for again by a press or by
 * the network's return. (`lazy` would take the whole screen away, and remembers the failure until a reload.)
 */
export function lateSheet<P extends Closable>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { inAddress = false }: Options = {},
): [Sheet: ComponentType<P>, fetchAhead: () => Promise<void>] {
  let kept: { Sheet: ComponentType<P> } | undefined;
  const fetchSheet = async () => {
    await reviveStyles();
    kept ??= { Sheet: (await load()).default };
    return kept;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per sheet, by a module, as `lazy` is.
  function LateSheet(props: P) {
    const [loaded, setLoaded] = useState(kept);
    const [failures, setFailures] = useState(0);
    const [asking, setAsking] = useState(false);
    const online = useOnline();
    const ask = async () => {
      setAsking(true);
      try {
        setLoaded(await fetchSheet());
      } catch {
        setFailures((before) => before + 1);
      }
      setAsking(false);
    };
    // At first in any case: the file may be kept from an earlier visit.
    const askNow = useEffectEvent((connected: boolean) => {
      if (!loaded && (connected || failures === 0)) void ask();
    });
    useEffect(() => {
      askNow(online);
    }, [online]);
    if (loaded) return <loaded.Sheet {...props} />;
    const frame = { onClose: props.onClose, inAddress };
    if (asking || failures === 0) return <Waiting {...frame} />;
    // With a network, the file itself has gone: a newer version of the app has taken its place.
    const retry = () => (online && failures > 1 ? location.reload() : void ask());
    return <Missing {...frame} onRetry={retry} />;
  }

  // Without a connection the press that wants it tries again.
  const fetchAhead = async () => {
    await fetchSheet().catch(() => undefined);
  };
  return [LateSheet, fetchAhead];
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
