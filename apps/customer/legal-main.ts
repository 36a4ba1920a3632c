import { showCurrentYear } from './current-year.ts';

/** All that a policy needs of a script. */
showCurrentYear();
