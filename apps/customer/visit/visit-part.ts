import type { LiveVisit } from '#contract/customer/live-visit.ts';

/** What every part of the visit's page is given. */
export type VisitPart = { readonly visit: LiveVisit; readonly onChanged: () => void };
