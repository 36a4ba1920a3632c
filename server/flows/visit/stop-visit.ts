import type { stopVisit as contract } from '#contract/customer/stop-visit.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { agreedOf, billable, endWork } from './steps/end-work.ts';
import { openDispute } from './steps/open-dispute.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';
import type { VisitDeps } from './steps/perform-karigar-action.ts';

/**
 * The customer has the work stopped. Accepted lines are paid for; the other lines are disputed, and an operator decides
 * what was done of them.
 */
export const stopVisit = async (
  deps: Parameters<typeof ownVisit>[0] & Pick<VisitDeps, 'facts'>,
  command: OfCustomer & { readonly accepted: readonly number[]; readonly comment: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> => {
  const places = await deps.facts.places();
  return ownVisit(deps, command, 'stopWork', async (context) => {
    const { db, booking, visit } = context;
    const bill = await billable(context, await agreedOf(db, booking));
    const unknown = command.accepted.find((line) => !bill.some((one) => one.line === line));
    if (unknown !== undefined) return refuse('line-unknown', { line: unknown });
    const disputed = bill
      .map(({ line }) => line)
      .filter((line) => !command.accepted.includes(line));
    const karigarId = visit?.karigarId ?? null;
    const more = { by: 'customer' };
    const end = {
      ...context,
      places,
      karigarId,
      move: 'stopWork',
      lines: bill,
      payBy: 'link',
      cashPaise: 0,
      more,
    } as const;
    const ended = await endWork(end);
    // A link has no count of cash, so there is nothing to differ.
    if (!ended.ok) throw new Error(`Work by a link is not refused: ${ended.refusal.code}`);
    if (disputed.length === 0) return accept('done');
    const { comment } = command;
    return openDispute(context, bill, {
      ...{ reason: 'not-done', comment, lines: disputed, visit: null },
    });
  });
};
