import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { reason } = karigarActs.releaseVisit.input.shape;

export const releaseVisitOnBehalf = onBehalf(karigarActs.releaseVisit, { reason });
