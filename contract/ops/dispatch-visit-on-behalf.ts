import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

export const dispatchVisitOnBehalf = onBehalf(karigarActs.dispatchVisit, {});
