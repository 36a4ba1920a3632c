import { ownScript } from '../browser/own-script.ts';
import { keepGate } from './gate/keeping-the-gate.ts';

/** All that a guard's telephone runs. */
keepGate(document, location, localStorage);
// A digit typed and sent before this script was here is checked now.
const early = window.aanganEarly;
early?.stop();
early?.forms?.at(-1)?.requestSubmit();

// Gates have little signal: from the second time on the page opens without one.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
serviceWorker?.register(ownScript('/gate-worker.js'), { scope: '/gate' }).catch(() => {});
