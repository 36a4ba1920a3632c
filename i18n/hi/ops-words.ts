export { almanac } from './almanac.ts';
export { ops } from './ops.ts';
export { opsAudit } from './ops-audit.ts';
export { opsCatalogue } from './ops-catalogue.ts';
export { opsCity } from './ops-city.ts';
export { opsDay } from './ops-day.ts';
export { opsMismatch } from './ops-mismatch.ts';
export { refusals } from './refusals.ts';
