import { keepGate } from './gate/keeping-the-gate.ts';

/** All that a guard's telephone runs. */
keepGate(document, location, localStorage);
// What was typed and sent before this was here is asked about now.
const early = window.aanganEarly;
early?.stop();
early?.forms?.at(-1)?.requestSubmit();
