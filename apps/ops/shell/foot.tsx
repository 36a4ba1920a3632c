import { useSpeech } from './words.tsx';

type FootProps = {
  /** The one button that acts; without it the dialog is only read. */
  act?: {
    readonly label: string;
    /** Takes something from somebody, or moves money. */
    readonly danger?: boolean | undefined;
    readonly disabled?: boolean;
    readonly busy?: boolean;
  };
  /** Other words on the way out than `Cancel`, or `Close` where nothing can be done. */
  close?: string;
  onClose: () => void;
};

/** The foot of a dialog: the button that acts, and the way out. */
export function Foot({ act, close, onClose }: FootProps) {
  const { ops } = useSpeech().words;
  return (
    <footer>
      {act && (
        <button
          type="submit"
          className={act.danger ? 'o-btn danger' : 'o-btn go'}
          disabled={act.disabled}
          aria-busy={act.busy || undefined}
        >
          {act.label}
        </button>
      )}
      <button type="button" className="o-btn" onClick={onClose}>
        {close ?? (act ? ops.cancel : ops.close)}
      </button>
    </footer>
  );
}
