import { findDifference, lockSettlement } from '#server/modules/settlement/answer-store.ts';
import {
  listMissed,
  lockDifferenceLine,
  type Match,
} from '#server/modules/settlement/match-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * A difference that is matched with money of ours, with its line and the other differences that the match explains; their reports are
 * locked in one order.
 */
export async function lockDifferences(
  db: Database,
  asked: {
    readonly settlementId: string;
    readonly position: number;
    readonly ourReference: string;
    readonly id: string;
  },
) {
  const { settlementId, position, ourReference } = asked;
  const first = await lockDifferenceLine(db, settlementId, position);
  if (!first) return undefined;
  const { provider, difference } = first;
  const { about: kind, gatewayReference } = difference;
  const match: Match = { provider, kind, gatewayReference, ourReference };
  const before = await listMissed(db, match);
  const reports = new Set([settlementId, ...before.map((one) => one.settlementId)]);
  for (const id of [...reports].toSorted()) await lockSettlement(db, id);
  const stands = await findDifference(db, asked);
  // Somebody may have explained one while its report was waited for.
  const missed = (await listMissed(db, match)).filter(
    (one) =>
      reports.has(one.settlementId) &&
      !(one.settlementId === settlementId && one.position === position),
  );
  return stands && { ...first, ...stands, match, missed };
}
