import type { PersonView } from '#contract/public/person.ts';

const ENTRY = 'return-path';
const HOME = '/main';
const DOORS = ['/', '/login', '/signup'];

/** The page a visitor wanted before they were asked to sign in; kept for this tab only (ROUTE-10). */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(ENTRY, path);
  } catch {
    // Without storage they land on the dashboard.
  }
}

/** The visitor has stayed after all. */
export function clearRememberedPath(): void {
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Nothing was remembered either.
  }
}

/** Before the page itself goes to another company: back to here, unless somewhere else was wanted already. */
export function rememberThisPage(): void {
  try {
    if (DOORS.includes(location.pathname) || sessionStorage.getItem(ENTRY)) return;
    sessionStorage.setItem(ENTRY, location.pathname + location.search);
  } catch {
    // Without storage they land on the dashboard.
  }
}

/** Reads and forgets the path; `/main` when there is none that this person may see (ruling R3). */
export function takeRememberedPath(roles: PersonView['roles']): string {
  try {
    const path = sessionStorage.getItem(ENTRY);
    sessionStorage.removeItem(ENTRY);
    return path && maySee(path, roles) ? path : HOME;
  } catch {
    return HOME;
  }
}

function maySee(path: string, roles: PersonView['roles']): boolean {
  if (!URL.canParse(path, location.origin)) return false;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin || !path.startsWith('/')) return false;
  if (DOORS.includes(url.pathname)) return false;
  if (url.pathname.startsWith('/ops')) return roles.includes('ops') || roles.includes('admin');
  if (url.pathname.startsWith('/karigar')) return roles.includes('karigar');
  return true;
}
