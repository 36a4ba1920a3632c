import { rememberPath } from '../shell/remembered-path.ts';
import { isVisitor } from '../shell/visitor.ts';
import { openAuthModal } from './open-auth-modal.ts';

/**
 * Links that want somebody signed in open the sign-in modal for a visitor; also those pressed before this script was there.
 * The link's target is where the visitor goes after signing in (ruling R3). Answers how to open the modal without a link.
 */
export function followAuthLinks(onClosed: () => void = () => {}): (mode: Mode) => Promise<void> {
  let isOpen = false;
  const open = async (mode: Mode): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    try {
      await openAuthModal({ mode });
      onClosed();
    } finally {
      isOpen = false;
    }
  };
  const openFor = async (link: HTMLAnchorElement): Promise<void> => {
    const { pathname, search } = link;
    if (pathname !== '/login') rememberPath(pathname + search);
    await open(link.dataset.auth === 'signup' ? 'signup' : 'login').catch(() => {
      location.href = '/login';
    });
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-auth]');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || !isVisitor()) return;
    event.preventDefault();
    void openFor(link);
  });
  const early = window.aanganEarly;
  early?.stop();
  const [lastEarly] = early?.targets.slice(-1) ?? [];
  if (lastEarly instanceof HTMLAnchorElement && isVisitor()) void openFor(lastEarly);
  early?.forms?.at(-1)?.requestSubmit();
  return open;
}

type Mode = 'login' | 'signup';
