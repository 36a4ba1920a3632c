import {
  followInstallOffer,
  install,
  installOffer,
  keepInstallOffer,
} from '../shell/install-offer.ts';

/** Beside the stores, where the browser itself would install the app. */
export function offerTheApp(button: HTMLElement): void {
  keepInstallOffer();
  followInstallOffer(() => {
    button.hidden = installOffer() !== 'by-press';
  });
  button.addEventListener('click', () => void install());
}
