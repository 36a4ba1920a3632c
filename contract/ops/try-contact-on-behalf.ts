import { karigarActs } from '../karigar-acts.ts';
import { onBehalf } from '../on-behalf.ts';

const { by } = karigarActs.tryContact.input.shape;

export const tryContactOnBehalf = onBehalf(karigarActs.tryContact, { by });
