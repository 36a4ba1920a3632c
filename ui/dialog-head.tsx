import { Icon } from './icons/icon.tsx';

type DialogHeadProps = { id: string; title: string; closeLabel: string; onClose: () => void };

/** The heading that names the dialog, and the way out of it. */
export function DialogHead({ id, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="dialog-head">
      <h2 id={id}>{title}</h2>
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
