import type { reportCrewAbsence as contract } from '#contract/customer/report-crew-absence.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { markAttendance } from './steps/mark-attendance.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer says that one of the crew did not come, or came after all. */
export const reportCrewAbsence = (
  deps: Parameters<typeof ownVisit>[0],
  { karigarId, came, ...own }: OfCustomer & { readonly karigarId: number; readonly came: boolean },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit<RefusalOf<typeof contract>>(deps, own, undefined, (context) =>
    markAttendance({ ...context, karigarId, came, saidBy: 'customer' }),
  ) as Promise<Outcome<'done', RefusalOf<typeof contract>>>;
