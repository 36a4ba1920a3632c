import type { disputeWork as contract } from '#contract/customer/dispute-work.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { openDispute } from './steps/open-dispute.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import { visitsServed } from './steps/visits-served.ts';

/**
 * The customer raises a problem about lines of the bill within a day of its end, on one of its visits or all; the other lines are
 * accepted.
 */
export const disputeWork = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & {
    readonly reason: string;
    readonly lines: readonly number[];
    /** The position of the one visit that it is about; all of them without it. */
    readonly visit?: number | undefined;
    readonly comment: string;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, 'dispute', async ({ db, now, booking, visit, actor }) => {
    const bill = await listBillLines(db, booking.id);
    const unknown = command.lines.find((line) => !bill.some((one) => one.line === line));
    if (unknown !== undefined) return refuse('line-unknown', { line: unknown });
    const served = await visitsServed(db, booking);
    const about = served.find(({ position }) => position === command.visit);
    if (command.visit !== undefined && !about) return refuse('booking-not-found');
    const { reason, comment, lines } = command;
    const said = { reason, comment, lines, visit: (served.length > 1 && about?.position) || null };
    return openDispute({ db, now, booking, visit, actor }, bill, said);
  });
