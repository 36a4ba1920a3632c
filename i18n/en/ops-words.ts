export { ops } from './ops.ts';
export { opsCatalogue } from './ops-catalogue.ts';
export { opsDay } from './ops-day.ts';
export { opsEvents } from './ops-events.ts';
export { opsFile } from './ops-file.ts';
export { opsPeople } from './ops-people.ts';
export { refusals } from './refusals.ts';
export { talk } from './talk.ts';
