import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { lines, payBy, cashPaise } = karigarActs.finishWork.input.shape;

export const finishWorkOnBehalf = onBehalf(karigarActs.finishWork, { lines, payBy, cashPaise });
