import { isLang } from '#i18n/index.ts';
import type { AuthModalOptions } from './auth-modal-options.ts';
import { loadAuthWords } from './auth-words.ts';

let opened: Promise<void> | undefined;

/**
 * Opens the modal in which a visitor signs up or in, and resolves when it is closed. This file is small enough for any
 * page; React, the forms and their words come only now. A second call while it is open changes nothing.
 */
export function openAuthModal(options: AuthModalOptions): Promise<void> {
  opened ??= open(options).finally(() => {
    opened = undefined;
  });
  return opened;
}

async function open(options: AuthModalOptions): Promise<void> {
  const page = document.documentElement.lang;
  const lang = options.lang ?? (isLang(page) ? page : 'en');
  const [{ showAuthModal }, words] = await Promise.all([
    import('./show-auth-modal.tsx'),
    loadAuthWords(lang),
    import('./sign-in-methods.ts').then((methods) => methods.waitForProviders()),
  ]);
  await showAuthModal({ ...options, lang, words });
  options.onClose?.();
}
