import { followAuthLinks } from './auth/auth-links.ts';
import { showCurrentYear } from './current-year.ts';
import { followChoices } from './service-page/following-choices.ts';
import { showSlots } from './service-page/showing-slots.ts';

/** Wakes the page of a service after it has loaded. React comes only when somebody wants to sign in. */
const choices = document.querySelector<HTMLFormElement>('[data-choices]');
const slots = document.querySelector<HTMLFormElement>('[data-slots]');
let askAgain = () => {};
if (choices) followChoices(choices, () => askAgain());
if (slots) askAgain = showSlots(slots);
showCurrentYear();
followAuthLinks();
