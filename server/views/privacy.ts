import { PHASES } from '#contract/booking-phases.ts';
import type { readPrivacy as contract } from '#contract/customer/read-privacy.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { type Channels, isFresh, wayToConfirm } from '#server/modules/identity/confirming.ts';
import { decideDeletion } from '#server/modules/identity/deleting.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { sqlList } from '#server/platform/database/sql-list.ts';
import { statement } from '#server/platform/database/statement.ts';
import { listOwed } from './owed.ts';

type Privacy = OutputOf<typeof contract>;

/** A person's consents, the ways to show that it is they, and what keeps the account from being deleted now. */
export async function readPrivacy(
  db: Database,
  asking: { readonly person: Person; readonly sessionBeganAt: Instant },
  channels: Channels,
  now: Instant,
): Promise<Privacy> {
  const { id, roles } = asking.person;
  const row = await selectStanding.first(db, [id, new Date(now)]);
  if (!row) throw new Error('The account was closed during this request');
  const { version, acceptedAt, bookingsAhead, moneyOpen, ...own } = row;
  const { by, to } = wayToConfirm(own, channels);
  const owes = (await listOwed(db, id)).length > 0;
  const decision = decideDeletion({ roles, bookingsAhead, moneyOpen: moneyOpen || owes });
  return {
    consent: version && acceptedAt ? { version, acceptedAt: toIndiaIso(acceptedAt) } : null,
    confirmBy: by,
    codeTo: to,
    isFresh: isFresh(asking.sessionBeganAt, now),
    obstacle: decision.ok ? null : { code: decision.refusal.code, count: bookingsAhead },
  };
}

type Row = {
  hasPassword: boolean;
  provenMobile: string | null;
  provenEmail: string | null;
  version: string | null;
  acceptedAt: Instant | null;
  bookingsAhead: number;
  moneyOpen: boolean;
};

// The open matters, what is owed apart, are those that `lockOwnBookings`, `countUnderWay`, `isUnpaid` and `lockCredit` find, which have the
// last word.
const selectStanding = statement<[userId: string, now: Date], Row>({
  name: 'view-privacy',
  text: `select u.password_hash is not null as "hasPassword",
      case when u.mobile_proven_at is not null then u.mobile end as "provenMobile",
      case when u.email_proven_at is not null then u.email end as "provenEmail",
      u.terms_version as version, u.terms_accepted_at as "acceptedAt",
      (select count(*)::int from bookings b where b.user_id = u.id
        and (b.status in ${sqlList([...PHASES.underWay, ...PHASES.beingSettled])}
          or b.status in ${sqlList(PHASES.planned)} and b.until_at > $2)) as "bookingsAhead",
      exists (select from bookings b join payment_attempts a on a.booking_id = b.id
          where b.user_id = u.id and (a.state in ('created', 'pending', 'unknown') or a.next_ask_at is not null))
        or exists (select from bookings b join transfers r on r.booking_id = b.id
          where b.user_id = u.id and r.state not in ('paid', 'returned'))
        or exists (select from bookings b join safety_cases s on s.booking_id = b.id
          where b.user_id = u.id and s.closed_at is null)
        or exists (select from transfers p where p.user_id = u.id and p.state not in ('paid', 'returned'))
        or exists (select from karigars k where k.user_id = u.id and (coalesce((select -sum(l.amount_paise) from ledger_lines l
      where l.account in ('karigar_payable:' || k.id, 'cash_with_karigar:' || k.id)), 0) > 0
    or exists (select from transfers p
      where p.karigar_id = k.id and p.state not in ('paid', 'returned'))
    or exists (select from bookings b where b.status in ${sqlList(PHASES.beingSettled)} and b.id in (
      select v.booking_id from visits v where v.karigar_id = k.id
      union all select h.booking_id from holds h where h.karigar_id = k.id
      union all select d.booking_id from holds h join later_visits d on d.id = h.booking_id where h.karigar_id = k.id))))
        or (select sum(c.amount_paise) from credits c where c.user_id = u.id) > 0 is true as "moneyOpen"
    from users u where u.id = $1`,
});
