import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { setKarigarSkills as promise } from '#contract/ops/set-karigar-skills.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { lockMembership, recordSkills } from '#server/modules/availability/membership-store.ts';
import { decideSkills } from '#server/modules/karigar/skills.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { compareSkills } from './steps/compare-skills.ts';

type Asked = InputOf<typeof promise> & { readonly by: string };

/**
 * Skills of a Karigar at work. The lock on the member keeps a visit from being given to them meanwhile; one that they
 * said yes to just before is looked at again with the event.
 */
export async function setKarigarSkills(
  { pool, facts }: { readonly pool: Pool; readonly facts: AppCache },
  { karigarId, serviceIds, seen, why, by }: Asked,
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> {
  const onSale = (await facts.services()).map(({ id }) => id);
  return transaction(pool, async (db) => {
    const [person] = await listKarigarPeople(db, [karigarId]);
    const member = person && (await lockMembership(db, person.userId));
    if (!person || !member) return refuse('karigar-not-found');
    const { userId } = person;
    if (userId === by) return refuse('own-account');
    if (!member.active) return refuse('not-on-roster');
    const compared = await compareSkills(db, { karigarId, serviceIds }, now);
    const decision = decideSkills(compared, { seen, onSale });
    if (!decision.ok) return decision;
    const { added, removed, skills } = decision.value;
    if (added.length + removed.length > 0) {
      await recordSkills(db, karigarId, skills);
      const actor = `ops:${by}`;
      const changed = { karigarId, added, removed, why };
      await recordEvent(db, userId, 'KarigarSkillsChanged', now, actor, changed);
    }
    return accept({ serviceIds: [...skills] });
  });
}
