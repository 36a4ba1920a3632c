import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Lang } from '#i18n/index.ts';
import { takeRememberedPath } from '../shell/remembered-path.ts';
import { storeUser } from '../shell/stored-user.ts';
import { AuthModal } from './auth-modal.tsx';
import type { AuthModalOptions } from './auth-modal-options.ts';
import type { AuthWords } from './auth-words.ts';

type Options = AuthModalOptions & { lang: Lang; words: AuthWords };

/** Draws the modal into an element of its own, so that it works on a page without React. */
export function showAuthModal({ mode, lang, words, onSuccess, stay }: Options): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((closed) => {
    const close = () => {
      root.unmount();
      place.remove();
      closed();
    };
    const modal = (
      <AuthModal
        firstMode={mode}
        lang={lang}
        words={words}
        onClose={close}
        onSignedIn={(user) => {
          storeUser(user);
          const path = stay ? location.pathname + location.search : takeRememberedPath(user.roles);
          onSuccess?.(path);
          if (stay) close();
          // The modal's history entry becomes the next page, so that Back leads to the landing page.
          else location.replace(path);
        }}
      />
    );
    // Rendered at once and with its effects: a person who types as soon as they see the modal types into its first
    // field.
    flushSync(() => root.render(modal));
  });
}
