import type { Words } from '#i18n/index.ts';
import type { CallRefusal } from '../api/call.ts';

/** Ruling R34: the server said no, or there was no answer or a fault. */
export const failureText = ({ code }: CallRefusal, profile: Words['profile']): string =>
  code === 'network-request-failed' || code === 'internal-error' ? profile.failed : profile.refused;

/** Why, in words, when the server named a reason that helps. */
export function reasonOf({ code, fields }: CallRefusal, refusals: Words['refusals']): string {
  const named = fields ? Object.values(fields)[0] : code;
  return refusals[named as keyof typeof refusals] ?? refusals['internal-error'];
}
