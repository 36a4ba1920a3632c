import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

/** Our word is evidence; where one of us sits proves nothing, so no position is asked. */
export const arriveOnBehalf = onBehalf(karigarActs.arrive, {});
