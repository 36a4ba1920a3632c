import { followAuthLinks } from './auth/auth-links.ts';
import { showCurrentYear } from './current-year.ts';
import { showSlots } from './service-page/showing-slots.ts';

/** Wakes the page of a service after it has loaded. React comes only when somebody wants to sign in. */
const form = document.querySelector<HTMLFormElement>('[data-slots]');
if (form) showSlots(form);
showCurrentYear();
followAuthLinks();
