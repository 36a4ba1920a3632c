import type { OpsWords } from '#i18n/ops.ts';
import { hourName, type Quality, type Wanted } from './shares.ts';

/** The name of the figure whose rows are looked at. */
export function titleOf(
  { rows, ward, hour, karigarId, serviceId, reason, stars }: Wanted,
  { wards, karigars, services }: Quality,
  { opsQuality: says }: OpsWords,
  serviceName: (as: string) => string,
): string {
  const reasons: Readonly<Record<string, string>> = says.reasons;
  if (ward !== undefined && hour !== undefined) {
    const cell = wards.find((one) => one.ward === ward)?.hours.find((one) => one.hour === hour);
    const { late = 0, visits = 0 } = cell ?? {};
    return says.cell({ ward, hour: hourName(hour), late, visits });
  }
  if (karigarId !== undefined) {
    const name = karigars.find((one) => one.karigarId === karigarId)?.name;
    return `${says.byKarigar}: ${name ?? karigarId}`;
  }
  if (serviceId !== undefined) {
    const name = services.find((one) => one.serviceId === serviceId)?.name;
    return `${says.byService}: ${name === undefined ? serviceId : serviceName(name)}`;
  }
  if (reason !== undefined) return `${says.givenUp}: ${reasons[reason] ?? reason}`;
  if (stars !== undefined) return `${says.stars}: ${says.starsOf({ stars })}`;
  return says.rows[rows];
}
