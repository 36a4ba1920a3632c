export { ops } from './ops.ts';
export { opsDay } from './ops-day.ts';
export { refusals } from './refusals.ts';
