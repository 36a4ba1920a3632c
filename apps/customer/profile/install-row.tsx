import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import {
  dismissInstallOffer,
  followInstallOffer,
  install,
  installOffer,
} from '../shell/install-offer.ts';
import './install-row.css';

/** There while the browser would install the app, and until it is waved away. */
export function InstallRow() {
  const { device } = useWords();
  const offer = useSyncExternalStore(followInstallOffer, installOffer);
  if (!offer) return null;
  return (
    <div className="install-row">
      <Icon name="install" />
      <p>
        <b>{device.install}</b>
        <span>{device.installText}</span>
        {offer === 'by-hand' && <span>{device.installByHand}</span>}
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label={device.dismiss}
        title={device.dismiss}
        onClick={dismissInstallOffer}
      >
        <Icon name="close" />
      </button>
      {offer === 'by-press' && (
        <button type="button" className="btn line" onClick={() => void install()}>
          {device.installNow}
        </button>
      )}
    </div>
  );
}
