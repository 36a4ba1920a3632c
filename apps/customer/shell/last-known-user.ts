import { type PersonView, person } from '#contract/public/person.ts';
import { hasSignOfSession, storedUser } from './stored-user.ts';

/** Who was here last, while the sign that the server has left beside his session says that it may still last. */
export function lastKnownUser(): PersonView | undefined {
  try {
    if (!hasSignOfSession()) return undefined;
    return person.safeParse(JSON.parse(storedUser() ?? 'null')).data;
  } catch {
    return undefined;
  }
}
