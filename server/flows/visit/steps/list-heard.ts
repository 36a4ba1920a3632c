import {
  type Appeal,
  type ComplaintAnswer,
  findAppeal,
  listComplaintAnswers,
} from '#server/modules/visit/complaint-store.ts';
import { listCrewHearings } from '#server/modules/visit/crew-hearing-store.ts';
import { type HearingFile, listHearingFiles } from '#server/modules/visit/hearing-file-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** One who was told of a complaint, with what they say of it, and whether they appealed against the decision. */
export type Heard = {
  readonly karigarId: number;
  readonly leads: boolean;
  readonly answers: readonly ComplaintAnswer[];
  readonly appeal: Appeal | null;
  /** Pictures and voice notes beside either. */
  readonly files: readonly HearingFile[];
  /** They have said something, or shown it. */
  readonly hasAnswered: boolean;
};

/** Everybody who was told of the complaint about a visit: its leader, and those of the crew whose pay it may cut. */
export async function listHeard(db: Database, bookingId: string): Promise<Heard[]> {
  const files = await listHearingFiles(db, bookingId);
  const withFiles = (one: Omit<Heard, 'files' | 'hasAnswered'>): Heard => {
    const own = files.filter((file) => file.karigarId === one.karigarId);
    const hasShown = own.some(({ place }) => place === 'answer');
    return { ...one, files: own, hasAnswered: hasShown || one.answers.length > 0 };
  };
  const crew = (await listCrewHearings(db, bookingId)).map((one) =>
    withFiles({ ...one, leads: false }),
  );
  const karigarId = (await findVisit(db, bookingId))?.karigarId ?? null;
  if (karigarId === null) return crew;
  const answers = await listComplaintAnswers(db, bookingId);
  const appeal = (await findAppeal(db, bookingId)) ?? null;
  return [withFiles({ karigarId, leads: true, answers, appeal }), ...crew];
}
