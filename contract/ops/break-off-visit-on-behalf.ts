import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { reason } = karigarActs.breakOffVisit.input.shape;

export const breakOffVisitOnBehalf = onBehalf(karigarActs.breakOffVisit, { reason });
