import { type PersonView, person } from '#contract/public/person.ts';
import { hasSignOfSession, storedUser } from './stored-user.ts';

/** The last signed-in person, while the sign that the server has left beside their session says that it may still last. */
export function lastKnownUser(): PersonView | undefined {
  try {
    if (!hasSignOfSession()) return undefined;
    return person.safeParse(JSON.parse(storedUser() ?? 'null')).data;
  } catch {
    return undefined;
  }
}
