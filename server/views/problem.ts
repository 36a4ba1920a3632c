import { policy } from '#contract/policy.ts';
import { type ProblemView, VISIT_PHOTOS } from '#contract/visit.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The complaint about a visit, with its pictures; for its customer and operations. */
export async function readProblem(
  db: Database,
  bookingId: string,
): Promise<ProblemView | undefined> {
  const row = await selectProblem.first(db, [bookingId]);
  if (!row) return undefined;
  const { openedAt, resolvedAt, photos, visit, ...said } = row;
  return {
    ...said,
    visit: visit && { position: visit.position, date: dateInIndia(visit.startsAt) },
    openedAt: toIndiaIso(openedAt),
    resolvedAt: resolvedAt === null ? null : toIndiaIso(resolvedAt),
    photos: photos.map((id) => ({ id, address: `${VISIT_PHOTOS}/${id}` })),
    photosLeft: resolvedAt === null ? policy.visit.mostProblemPhotos - photos.length : 0,
  };
}

type Row = Omit<ProblemView, 'openedAt' | 'resolvedAt' | 'photos' | 'photosLeft' | 'visit'> & {
  readonly openedAt: Instant;
  readonly resolvedAt: Instant | null;
  readonly photos: string[];
  readonly visit: { position: number; startsAt: Instant } | null;
};

const selectProblem = statement<[string], Row>({
  name: 'view-problem',
  text: `select d.reason, d.comment, d.lines, d.opened_at as "openedAt", d.outcome, d.refund_paise as "refundPaise",
      d.answer, (select jsonb_build_object('id', r.id, 'reference', r.reference) from bookings r where r.id = d.rework_id) as rework,
      d.resolved_at as "resolvedAt",
      (select jsonb_build_object('position', v.position, 'startsAt', floor(extract(epoch from v.starts_at) * 1000))
        from visits v where v.booking_id = d.booking_id and v.position = d.visit) as visit,
      array(select p.id::text from dispute_photos p where p.booking_id = d.booking_id order by p.added_at, p.id) as photos
    from disputes d where d.booking_id = $1`,
});
