import { resolve } from 'node:path';
import type { Instant } from '#kernel/time.ts';
import { CannotStart } from './platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type BackupSettings = { readonly folder: string; readonly keptDays: number };

/** Folder of the backups, and the number of days that can be restored. */
export function readBackups(environment: Environment, dataFolder: string): BackupSettings {
  const kept = environment.BACKUPS_KEPT_DAYS || '14';
  if (!/^\d{1,4}$/.test(kept))
    throw new CannotStart(`BACKUPS_KEPT_DAYS must be a number of days, not "${kept}".`);
  return {
    folder: resolve(environment.AANGAN_BACKUPS || `${dataFolder}/backups`),
    keptDays: Number(kept),
  };
}

/** A moment with its zone: two people in two places must not mean two hours. */
export function readMoment(text: string, now: Instant): Instant {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(at))
    throw new CannotStart(`A moment is written like 2026-11-22T21:50:00+05:30, not "${text}".`);
  if (at > now) throw new CannotStart(`${text} lies in the future.`);
  return at;
}
