import { PHASES } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { ENCLOSURES, type Enclosure, type HearingPlace } from '#contract/enclosure.ts';
import { policy } from '#contract/policy.ts';
import { DAY } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { KeptRow } from '#server/platform/objects/kept-column.ts';
import { IS_THEIRS } from './karigar-visit-rows.ts';
import { PICTURED } from './visit-photo.ts';

/** Beside a note they help whoever comes from the moment that they have said yes. */
const NEEDED: readonly BookingStatus[] = [...PHASES.planned, ...PICTURED];

/** Pictures, then the voice note beside the note of a booking. */
export async function listEnclosures(
  db: Database,
  reader: 'customer' | 'crew-now' | 'crew-after' | 'crew-before' | 'other-karigar',
  bookingId: string,
): Promise<Enclosure[]> {
  const rows = await selectListed.run(db, [bookingId]);
  return shownTo(reader, 'visit.enclosures', rows.map(asEnclosure)) ?? [];
}

export const asEnclosure = ({ id, seconds }: Pick<Enclosure, 'id' | 'seconds'>): Enclosure => ({
  ...{ id, seconds, kind: seconds === null ? 'picture' : 'voice' },
  address: `${ENCLOSURES}/${id}`,
});

type SeenEnclosure = KeptRow & { readonly bookingId: string; readonly media: string };

/**
 * The bytes of one: for the customer; for operations; for the Karigars who come, or to whom the visit is offered just now, beside
 * a note; in the talk for those who come with whoever leads, as when it was said; and in a hearing for who said it.
 */
export const findEnclosure = (
  db: Database,
  asked: {
    readonly id: string;
    readonly userId: string;
    readonly isOps: boolean;
    readonly now: Date;
  },
): Promise<SeenEnclosure | undefined> =>
  selectOne.first(db, [
    ...([asked.userId, asked.id, asked.isOps, NEEDED, asked.now] as const),
    new Date(asked.now.getTime() - policy.complaint.appealDays * DAY),
  ]);

export type HearingFile = Pick<Enclosure, 'id' | 'seconds'> & {
  readonly karigarId: number;
  readonly place: HearingPlace;
};

/** Everything that was shown or said aloud in the hearing about a visit: pictures, then voice notes. */
export const listHearingFiles = (db: Database, bookingId: string): Promise<HearingFile[]> =>
  selectHearing.run(db, [bookingId]);

const selectHearing = statement<[string], HearingFile>({
  name: 'view-hearing-files',
  text: `select id, karigar_id as "karigarId", place, seconds from enclosures
    where booking_id = $1 and place in ('answer', 'appeal') order by seconds is not null, added_at, id`,
});

/** Said in a hearing by this Karigar; a picture of somebody's home is theirs to see until it is over. */
const IS_OWN_WORD = `exists (select from karigars me join disputes d on d.booking_id = e.booking_id
        where me.user_id = $1 and me.id = e.karigar_id and (e.seconds is not null or d.resolved_at is null or d.resolved_at >= $6
          or exists (select from decision_appeals p where p.booking_id = d.booking_id and p.karigar_id = me.id and p.granted is null)
          or exists (select from crew_hearings p where p.booking_id = d.booking_id and p.karigar_id = me.id
            and p.appealed_at is not null and p.granted is null)))`;

const selectListed = statement<[string], Pick<Enclosure, 'id' | 'seconds'>>({
  name: 'view-enclosures',
  text: `select id, seconds from enclosures where booking_id = $1 and place = 'briefing'
    order by seconds is not null, added_at, id`,
});

const selectOne = statement<
  [string, string, boolean, readonly BookingStatus[], Date, Date],
  SeenEnclosure
>({
  name: 'view-enclosure',
  text: `select e.bytes, e.kept, e.media, e.booking_id as "bookingId" from enclosures e
      join bookings b on b.id = e.booking_id
      left join visits v on v.id = e.booking_id
    where e.id = $2 and ($3 or b.user_id = $1 and e.place in ('briefing', 'talk')
      or e.place in ('answer', 'appeal') and ${IS_OWN_WORD}
      or b.status = any($4) and exists (select from karigars me where ${IS_THEIRS}
        and (e.place = 'briefing' or e.place = 'talk' and e.karigar_id = v.karigar_id)
        and not exists (select from safety_exits x where x.booking_id = b.id and x.karigar_id = me.id))
      or e.place = 'briefing' and exists (select from offers o join karigars k on k.id = o.karigar_id
        where o.booking_id = b.id and k.user_id = $1 and k.active and o.state = 'open' and o.expires_at > $5))`,
});
