export { ops } from './ops.ts';
export { opsCatalogue } from './ops-catalogue.ts';
export { opsDay } from './ops-day.ts';
export { refusals } from './refusals.ts';
