import { useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useSpeech } from './words.tsx';

/** Every key of the console, and its act. */
const KEYS = [
  ['find', ['⌘ K', 'Ctrl K']],
  ['list', ['?']],
  ['choose', ['j', 'k']],
  ['openFile', ['⏎']],
  ['acts', ['e']],
  ['timeline', ['t']],
  ['visits', ['←', '→', '↑', '↓']],
  ['pick', ['⏎']],
  ['move', ['m']],
  ['close', ['Esc']],
] as const;

/** The list of keys. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { opsKeys: says, ops } = useSpeech().words;
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={title}>{says.title}</h2>
      </header>
      <div className="in">
        <dl className="o-keys">
          {KEYS.map(([name, keys]) => (
            <div key={name}>
              <dt>
                {keys.map((one) => (
                  <kbd key={one} className="o-kbd">
                    {one}
                  </kbd>
                ))}
              </dt>
              <dd>{says[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer>
        <button type="button" className="o-btn" onClick={onClose}>
          {ops.close}
        </button>
      </footer>
    </Dialog>
  );
}
