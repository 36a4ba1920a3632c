import { recordVoicesPassed } from '#server/modules/visit/enclosure-store.ts';
import { type LeadPassed, recordTalkPassed } from '#server/modules/visit/talk-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/**
 * Others of a crew stay where its leader changes: none of them loses what was said, and the customer reads one talk. Where all who
 * heard it are gone, the next Karigar is told nothing of it.
 */
export async function passTalk(db: Database, bookingId: string, lead: LeadPassed): Promise<void> {
  await recordTalkPassed(db, bookingId, lead);
  await recordVoicesPassed(db, bookingId, lead);
}
