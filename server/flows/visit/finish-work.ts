import { isFinished } from '#contract/booking-phases.ts';
import type { finishWork as contract } from '#contract/karigar/finish-work.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { PayBy } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { type Asked, decideBill } from '#server/modules/visit/bill.ts';
import { listEstimates } from '#server/modules/visit/estimate-store.ts';
import { goesOnWithOthers } from '../steps/visit/visit-at-hand.ts';
import { countLateCash } from './steps/count-late-cash.ts';
import { agreedOf, endWork } from './steps/end-work.ts';
import {
  type KarigarActionCommand,
  mayMove,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The work is done, and its bill is at most what was agreed on. */
export const finishWork = async (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly lines: readonly Asked[];
    readonly payBy: PayBy;
    readonly cashPaise: Paise;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> => {
  const places = await deps.facts.places();
  return performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'finish',
    async (context) => {
      const { db, booking, karigarId, now } = context;
      const { payBy, cashPaise } = command;
      // The report comes from where there was no signal: by now somebody else has ended the work, and it may have been
      // accepted since.
      if (payBy === 'cash' && cashPaise > 0 && isFinished(booking.status))
        return countLateCash(context, cashPaise);
      const may = mayMove('finish', booking);
      if (!may.ok || may.value === 'repeated') return may;
      if (await goesOnWithOthers(db, booking, karigarId, now))
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const open = (await listEstimates(db, booking.id)).some(({ state }) => state === 'proposed');
      // The extra work may have been done: the customer's answer decides whether it is paid.
      if (open) return refuse('estimate-open');
      const bill = decideBill(await agreedOf(db, booking), command.lines, 'whole');
      if (!bill.ok) return bill;
      const { ownAt } = context;
      return endWork({
        ...context,
        places,
        move: 'finish',
        lines: bill.value,
        payBy,
        cashPaise,
        more: { ownAt },
      });
    },
  );
};
