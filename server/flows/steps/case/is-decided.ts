import { type Case, endsByDecision } from '#server/modules/case/case.ts';
import { findDispute, findSafetyCase } from '#server/modules/visit/case-store.ts';
import { findAppeal } from '#server/modules/visit/complaint-store.ts';
import { listCrewHearings } from '#server/modules/visit/crew-hearing-store.ts';
import { listSafetyExits } from '#server/modules/visit/safety-exit-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Whether its own noun has ended it: a dispute is decided and so is each appeal against that, a safety exit heard. Other cases await no such decision. */
export async function isDecided(
  db: Database,
  { kind, about, bookingId, karigarId }: Pick<Case, 'kind' | 'about' | 'bookingId' | 'karigarId'>,
): Promise<boolean> {
  if (!endsByDecision(kind) || bookingId === null) return true;
  if (kind === 'dispute') {
    if ((await findDispute(db, bookingId))?.resolvedAt == null) return false;
    const crew = await listCrewHearings(db, bookingId);
    const appeals = [await findAppeal(db, bookingId), ...crew.map((one) => one.appeal)];
    return appeals.every((appeal) => appeal?.granted !== null);
  }
  if (about === bookingId) return (await findSafetyCase(db, bookingId))?.closedAt != null;
  const exits = await listSafetyExits(db, bookingId);
  // One that came when it could end nothing awaits a call, and no decision.
  return exits.find((one) => one.karigarId === karigarId)?.closedAt !== null;
}
