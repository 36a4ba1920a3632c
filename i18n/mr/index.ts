export { auth } from './auth.ts';
export { booking } from './booking.ts';
export { catalogue } from './catalogue.ts';
export { common } from './common.ts';
export { dashboard } from './dashboard.ts';
export { refusals } from './refusals.ts';
export { shell } from './shell.ts';
