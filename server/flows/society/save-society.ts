import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { saveSociety as promise } from '#contract/ops/save-society.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { lockSocieties, recordSociety } from '#server/modules/society/rules-store.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Saved = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly by: string };

/** One society, however its name is spelt; what is booked stays as it was booked. */
export const saveSociety = (
  { pool, places }: { readonly pool: Pool; readonly places: Pick<Places, 'indexOf'> },
  { id, society, by }: Command,
  now: Instant,
): Promise<Saved> =>
  transaction(pool, async (db): Promise<Saved> => {
    if (places.indexOf(society.pincode) === undefined) return refuse('outside-served-area');
    await lockSocieties(db);
    const known = await findSocieties(db);
    const there = known.find(society.pincode, society.name);
    if (there && there.id !== id) return refuse('society-there');
    if (id !== undefined && !known.all.some((one) => one.id === id))
      return refuse('society-unknown');
    const saved = await recordSociety(db, id, society);
    await recordEvent(db, newId(now), 'SocietiesWritten', now, `ops:${by}`, { societies: [saved] });
    return accept({ id: saved });
  });
