import { isPlanned } from '#contract/booking-phases.ts';
import type { briefKarigar as contract } from '#contract/customer/brief-karigar.ts';
import { type Briefing, saysSomething } from '#contract/fields/briefing.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  deleteBriefings,
  findNewerParts,
  recordBriefing,
} from '#server/modules/visit/briefing-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { tellCrewOfNote } from './steps/tell-crew-of-note.ts';

/** A crew reads it before it sets out; whoever has said yes already is told that it has changed. */
export const briefKarigar = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { id, userId, briefing }: InputOf<typeof contract> & { readonly userId: string },
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> =>
  transaction(pool, async (db) => {
    // Setting out takes the same lock.
    const booking = await lockBooking(db, id);
    if (booking?.userId !== userId) return refuse('booking-not-found');
    if (!isPlanned(booking.status)) return refuse('briefing-closed');
    const now = clock();
    const note = keptOf(briefing, await findNewerParts(db, id));
    const says = saysSomething(note);
    const changed = says
      ? await recordBriefing(db, id, note, now)
      : await deleteBriefings(db, [id]);
    if (changed > 0) await tellCrewOfNote(db, booking, now);
    return accept({ briefing: says ? note : null });
  });

/** Parts that were not said stay as they are kept. */
function keptOf(
  { work, access, ...said }: InputOf<typeof contract>['briefing'],
  before: Awaited<ReturnType<typeof findNewerParts>>,
): Briefing {
  const pin = said.pin === undefined ? before.pin : said.pin;
  const atHome = said.atHome ?? before.atHome;
  // The number belongs to the name: an older page that knows of none keeps it with the same person alone.
  const mobile = said.atHomeMobile ?? (atHome === before.atHome ? before.atHomeMobile : undefined);
  const tellAtGate = said.tellAtGate ?? before.tellAtGate;
  return {
    ...{ work, access, atHome },
    ...(atHome && mobile && { atHomeMobile: mobile }),
    ...(tellAtGate && { tellAtGate }),
    ...(pin && { pin }),
  };
}
