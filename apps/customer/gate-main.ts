import { keepGate } from './gate/keeping-the-gate.ts';

/** All that a guard's telephone runs. */
keepGate(document, location, localStorage);
