import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { previewKarigarSkills as promise } from '#contract/ops/preview-karigar-skills.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { areOffered } from '#server/modules/karigar/skills.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { compareSkills } from './steps/compare-skills.ts';

/** The change as it would be carried out, by the same comparison, and nothing written. */
export async function previewKarigarSkills(
  { db, facts }: { readonly db: Database; readonly facts: AppCache },
  wish: InputOf<typeof promise>,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> {
  const onSale = (await facts.services()).map(({ id }) => id);
  const [person] = await listKarigarPeople(db, [wish.karigarId]);
  if (!person) return refuse('karigar-not-found');
  if (!person.active) return refuse('not-on-roster');
  const { added, removed, needed } = await compareSkills(db, wish, now);
  if (!areOffered(added, onSale)) return refuse('service-unknown');
  return accept({
    added: [...added],
    removed: [...removed],
    needed: needed.map(({ booking, visit }) => ({
      bookingId: booking.id,
      reference: booking.reference,
      serviceName: booking.serviceName,
      startsAt: toIndiaIso(visit.startsAt),
    })),
  });
}
