import { keepGate } from './gate/keeping-the-gate.ts';

/** All that a guard's telephone runs. */
keepGate(document, location, localStorage);
// A digit typed and sent before this script was here is checked now.
const early = window.aanganEarly;
early?.stop();
early?.forms?.at(-1)?.requestSubmit();
