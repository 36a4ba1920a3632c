export { booking } from './booking.ts';
export { catalogue } from './catalogue.ts';
export { dashboard } from './dashboard.ts';
export { shell } from './shell.ts';
