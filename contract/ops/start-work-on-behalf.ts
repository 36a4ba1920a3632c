import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { code } = karigarActs.startWork.input.shape;

export const startWorkOnBehalf = onBehalf(karigarActs.startWork, { code });
