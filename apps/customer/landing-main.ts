import { followAuthLinks } from './auth/auth-links.ts';
import { showCurrentYear } from './current-year.ts';
import { askForACall, fillInInterest } from './landing/asking-for-a-call.ts';
import { clearLastVisitor } from './landing/clear-last-visitor.ts';
import { offerTheApp } from './landing/offering-the-app.ts';
import { openByItself, rememberDismissal } from './landing/opening-by-itself.ts';
import { turnVoices } from './landing/turning-voices.ts';
import { isVisitor } from './shell/visitor.ts';

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
if (isVisitor()) clearLastVisitor();

const open = followAuthLinks(rememberDismissal);
openByItself(() => void open('login'));
