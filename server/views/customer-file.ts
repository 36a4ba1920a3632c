import type { OutputOf } from '#contract/operation.ts';
import type { readCustomerFile as promise } from '#contract/ops/read-customer-file.ts';
import type { Lang } from '#kernel/languages.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { listClosures } from './account-closures.ts';
import { type Row as BookingRow, SELECT_BOOKING, viewOf } from './booking-rows.ts';
import type { ViewedAt } from './booking-view.ts';
import { listLooks } from './looks.ts';
import { listKeptApart } from './refused-customers.ts';

type File = OutputOf<typeof promise>;
const LOOKS = 20;

/** One customer for operations: each booking as its owner's own page has it, and what is known of the account; all as of one moment. */
export async function readCustomerFile(
  pool: Pool,
  userId: string,
  at: ViewedAt,
): Promise<File | undefined> {
  const found = await snapshot(pool, (db) => findParts(db, userId, at.now));
  if (!found) return undefined;
  const { person, rows, closures, cases, incidents, consents, sessions, looks, keptApart } = found;
  const views = rows.map((row) => viewOf(row, at));
  return {
    customer: {
      ...{ id: userId, language: person.language, since: toIndiaIso(person.since) },
      ...{ mobileProven: person.mobileProven, emailProven: person.emailProven },
      name: shownTo('operations', 'customer.name', person.name),
      mobileMasked: shownTo('operations', 'customer.mobile', person.mobile),
      emailMasked: shownTo('operations', 'customer.email', person.email),
    },
    closure: closures.find(({ reopenedAt }) => reopenedAt === null) ?? null,
    closuresBefore: closures.filter(({ reopenedAt }) => reopenedAt !== null),
    cases: cases.map((one) => ({
      ...{ number: one.number, kind: one.kind, openedAt: toIndiaIso(one.openedAt) },
      dueAt: one.dueAt === null ? null : toIndiaIso(one.dueAt),
      closedAt: one.closedAt === null ? null : toIndiaIso(one.closedAt),
    })),
    incidents: incidents.map(({ at: happenedAt, endedAt, ...one }) => ({
      ...{ ...one, at: toIndiaIso(happenedAt) },
      endedAt: endedAt === null ? null : toIndiaIso(endedAt),
    })),
    consents: consents.map(({ version, at: agreedAt }) => ({ version, at: toIndiaIso(agreedAt) })),
    owesPaise: views.reduce((sum, { payment }) => sum + payment.dueAllPaise, 0),
    creditPaise: person.creditPaise,
    bookings: views.map((one) => ({
      ...{ id: one.id, reference: one.reference, status: one.status, startsAt: one.startsAt },
      ...{ serviceName: one.serviceName, totalPaise: one.payment.totalPaise },
      duePaise: one.payment.dueAllPaise,
      customerSees: { actions: [...one.actions], payment: one.payment.state },
    })),
    sessions: sessions.map((one) => ({ ...one, lastSeenAt: toIndiaIso(one.lastSeenAt) })),
    ...{ keptApart, looks },
  };
}

async function findParts(db: Database, userId: string, now: Instant) {
  const person = await selectPerson.first(db, [userId]);
  if (!person) return undefined;
  return {
    person,
    rows: await selectBookings.run(db, [userId]),
    closures: await listClosures(db, userId),
    cases: await selectCases.run(db, [userId]),
    incidents: await selectIncidents.run(db, [userId]),
    consents: await selectConsents.run(db, [userId]),
    sessions: await selectSessions.run(db, [userId, new Date(now)]),
    keptApart: await listKeptApart(db, { userId }),
    ...(await listLooks(db, userId, LOOKS)),
  };
}

type Person = {
  name: string | null;
  mobile: string | null;
  mobileProven: boolean;
  email: string | null;
  emailProven: boolean;
  language: Lang;
  since: Instant;
  creditPaise: number;
};

const selectPerson = statement<[string], Person>({
  name: 'view-customer-file',
  text: `select u.full_name as name, u.mobile, u.mobile_proven_at is not null as "mobileProven", u.email,
      u.email_proven_at is not null as "emailProven", u.language, u.created_at as since,
      coalesce((select sum(c.amount_paise) from credits c where c.user_id = u.id), 0)::bigint - set_aside_of(u.id, null) as "creditPaise"
    from users u where u.id = $1`,
});

const selectBookings = statement<[string], BookingRow>({
  name: 'view-customer-file-bookings',
  text: `${SELECT_BOOKING} where b.user_id = $1 order by b.starts_at desc, b.id limit 100`,
});

const selectCases = statement<
  [string],
  {
    number: string;
    kind: File['cases'][number]['kind'];
    openedAt: Instant;
    dueAt: Instant | null;
    closedAt: Instant | null;
  }
>({
  name: 'view-customer-file-cases',
  text: `select number, kind, opened_at as "openedAt", due_at as "dueAt", closed_at as "closedAt"
    from cases where user_id = $1 order by closed_at is not null, opened_at desc limit 50`,
});

type Incident = File['incidents'][number];

const selectIncidents = statement<
  [string],
  Omit<Incident, 'at' | 'endedAt'> & { at: Instant; endedAt: Instant | null }
>({
  name: 'view-customer-file-incidents',
  text: `with own as materialized (
      select id, reference from bookings where user_id = $1 order by created_at desc limit 100)
    select i.kind, b.id as "bookingId", b.reference, i.at, i.ended as "endedAt" from own b cross join lateral (
        select 'safety-exit' as kind, min(x.left_at) as at,
            case when bool_and(x.closed_at is not null) then max(x.closed_at) end as ended
          from safety_exits x where x.booking_id = b.id having count(*) > 0
        union all select 'dispute', d.opened_at, d.resolved_at from disputes d where d.booking_id = b.id
        union all select case when e.type in ('KarigarNoShow', 'VisitKarigarNoShow') then 'no-show'
            when e.type in ('CustomerNoShow', 'VisitCustomerNoShow') then 'nobody-home' else 'broke-off' end, e.at, null
          from events e where e.subject = b.id and (e.type in ('KarigarNoShow', 'VisitKarigarNoShow', 'CustomerNoShow',
              'VisitCustomerNoShow', 'VisitBrokenOff') or e.type in ('KarigarReplaced', 'LeaderChanged') and e.data -> 'brokenOff' = 'true')
      ) i order by i.at desc, b.id limit 30`,
});

const selectConsents = statement<[string], { version: string; at: Instant }>({
  name: 'view-customer-file-consents',
  text: 'select version, accepted_at as at from consents where user_id = $1 order by accepted_at desc',
});

const selectSessions = statement<
  [string, Date],
  Omit<File['sessions'][number], 'lastSeenAt'> & { lastSeenAt: Instant }
>({
  name: 'view-customer-file-sessions',
  text: `select app, device, last_seen_at as "lastSeenAt" from sessions
    where user_id = $1 and expires_at > $2 and viewed_by is null order by last_seen_at desc limit 20`,
});
