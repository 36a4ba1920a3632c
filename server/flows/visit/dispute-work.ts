import type { disputeWork as contract } from '#contract/customer/dispute-work.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { listBillLines } from '#server/modules/visit/bill-store.ts';
import { openDispute } from './steps/open-dispute.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer raises a problem about lines of the bill within a day of its end; the other lines are accepted. */
export const disputeWork = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & {
    readonly reason: string;
    readonly lines: readonly number[];
    readonly comment: string;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, 'dispute', async ({ db, now, booking, visit, actor }) => {
    const bill = await listBillLines(db, booking.id);
    const unknown = command.lines.find((line) => !bill.some((one) => one.line === line));
    if (unknown !== undefined) return refuse('line-unknown', { line: unknown });
    const { reason, comment, lines } = command;
    return openDispute({ db, now, booking, visit, actor }, bill, { reason, comment, lines });
  });
