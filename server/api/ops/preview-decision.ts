import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { previewDecision as contract } from '#contract/ops/preview-decision.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { hadAccepted } from '#server/flows/notification/steps/had-accepted.ts';
import { seenOf } from '#server/flows/steps/booking/has-changed.ts';
import { decideAppeal } from '#server/flows/visit/decide-appeal.ts';
import { resolveDispute } from '#server/flows/visit/resolve-dispute.ts';
import { reworkVisit } from '#server/flows/visit/rework-visit.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { rehearse } from '#server/platform/database/rehearse.ts';
import { readConsequence } from '#server/views/consequence.ts';
import { readCostOfDecision } from '#server/views/cost-of-decision.ts';
import { untouched } from './preview.ts';

type Asked = InputOf<typeof contract>;
type Act = (world: World) => Promise<Outcome<unknown, string>>;

/** A decision is made by the flow that will make it, and taken back: the books of that moment tell what it costs whom. */
export async function previewDecision(
  world: World,
  asked: Asked,
  actor: string,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const booking = await findBooking(world.pool, asked.id);
  if (!booking) return refuse('dispute-not-found');
  const act = actOf(asked, actor);
  if (!act) return refuse('preview-incomplete');
  const seen = await seenOf(world.pool, booking);
  const facts = untouched(world.facts);
  const { result, seen: wrote } = await rehearse(
    world.pool,
    (pool) => act({ ...world, facts, pool }),
    async (db) => ({
      cost: await readCostOfDecision(db, asked.id),
      told: (await readConsequence(db, asked.id, hadAccepted))?.told ?? [],
    }),
  );
  if (result.ok && wrote) return accept({ refused: null, seen, ...wrote.cost, told: wrote.told });
  const nothing = { backPaise: 0, lessDuePaise: 0, oursPaise: 0, karigars: [], told: [] };
  return accept({ refused: result.ok ? null : result.refusal.code, seen, ...nothing });
}

function actOf(asked: Asked, actor: string): Act | undefined {
  const { id, decision, date, time, karigarId, refundPaise, borneBy } = asked;
  // Nobody reads it: words that are asked for with the decision itself may still be missing.
  const comment = asked.comment || 'preview';
  switch (decision) {
    case 'refund':
      if (refundPaise === undefined) return undefined;
      return (world) =>
        resolveDispute(world, {
          ...{ bookingId: id, outcome: 'refund', refundPaise, comment, actor, borneBy },
        });
    case 'none':
      return (world) =>
        resolveDispute(world, { bookingId: id, outcome: 'none', refundPaise: 0, comment, actor });
    case 'rework':
      if (date === undefined || time === undefined) return undefined;
      return (world) => reworkVisit(world, { id, date, time, comment, actor });
    case 'grant':
    case 'keep':
      return (world) =>
        decideAppeal(world, {
          ...{ bookingId: id, granted: decision === 'grant', comment, actor, karigarId },
        });
  }
}
