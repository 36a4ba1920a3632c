import { openAuthModal } from './auth/open-auth-modal.ts';
import { showCurrentYear } from './current-year.ts';
import { askForACall, fillInInterest } from './landing/asking-for-a-call.ts';
import { forgetTheLast } from './landing/forgetting-the-last.ts';
import { offerTheApp } from './landing/offering-the-app.ts';
import { openByItself, rememberDismissal } from './landing/opening-by-itself.ts';
import { turnVoices } from './landing/turning-voices.ts';
import { isVisitor } from './landing/visitor.ts';
import { rememberPath } from './shell/remembered-path.ts';

/** Wakes the front page after it has loaded. React comes only when somebody wants to sign in. */
const voices = document.querySelector<HTMLElement>('.voices');
if (voices) turnVoices(voices);

const form = document.querySelector<HTMLFormElement>('.call-back');
if (form) {
  askForACall(form);
  fillInInterest(form);
}

const installing = document.querySelector<HTMLElement>('.store.install');
if (installing) offerTheApp(installing);

const sections = document.getElementById('sections');
sections?.addEventListener('click', () => {
  if (sections.matches(':popover-open')) sections.hidePopover();
});

showCurrentYear();
if (isVisitor()) forgetTheLast();

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
openByItself(() => void open('login'));

/** The link's target is where the visitor goes after signing in (ruling R3). */
async function openFor(link: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = link;
  if (pathname !== '/login') rememberPath(pathname + search);
  await open(link.dataset.auth === 'signup' ? 'signup' : 'login').catch(() => {
    location.href = '/login';
  });
}

let isOpen = false;

async function open(mode: 'login' | 'signup'): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await openAuthModal({ mode });
    rememberDismissal();
  } finally {
    isOpen = false;
  }
}
