import { recordCalendarLinkEnd } from '#server/modules/identity/calendar-link-store.ts';
import type { App } from '#server/modules/identity/session-life.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** The link opens nothing any more; a repeat changes nothing. */
export const endCalendarLink = (
  pool: Pool,
  link: { readonly userId: string; readonly app: App },
): Promise<void> => recordCalendarLinkEnd(pool, link);
