import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { reason, lines } = karigarActs.stopWork.input.shape;

export const stopWorkOnBehalf = onBehalf(karigarActs.stopWork, { reason, lines });
