import { Icon } from '#ui/icons/icon.tsx';
import './removable-picture.css';

type RemovablePictureProps = {
  src: string;
  alt: string;
  removeLabel: string;
  /** Absent while it cannot be taken back. */
  onRemove?: (() => void) | undefined;
};

/** One of a list of pictures that are chosen or sent, with a button to take it back. */
export function RemovablePicture({ src, alt, removeLabel, onRemove }: RemovablePictureProps) {
  return (
    <li className="removable-picture">
      <img src={src} alt={alt} width="96" height="96" loading="lazy" />
      {onRemove && (
        <button type="button" className="icon-btn" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
