import { type Address, homeAtGate } from '#contract/fields/address.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readBookingFile as contract } from '#contract/ops/read-booking-file.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Paise } from '#kernel/money.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { actsOfOps } from '#server/modules/booking/acts-of-ops.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { toBooking } from '#server/modules/booking/booking-row.ts';
import { explainedMoney } from '#server/modules/booking/explained.ts';
import { stepsOf } from '#server/modules/booking/steps.ts';
import { nextTimeout } from '#server/modules/booking/timeouts.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import {
  type Attendance,
  absenceFrom,
  isAttendanceOpen,
} from '#server/modules/visit/attendance.ts';
import { agreedLines } from '#server/modules/visit/bill.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { movedOf, SELECT_BOOKING, type Row as WithMoney } from './booking-rows.ts';
import { lastAnswerTo } from './crew.ts';
import { FAILED_FOR_GOOD } from './failed-transfer.ts';
import { listItemsOf } from './inbox.ts';
import { instalmentViews } from './instalments.ts';
import { KARIGARS_PAISE } from './money-of-booking.ts';
import { noticeOf } from './zone-notice.ts';

type File = OutputOf<typeof contract>;

/** Everything about one booking, for whoever of us is asked about it. */
export async function readBookingFile(
  db: Database,
  id: string,
  now: Instant,
): Promise<File | undefined> {
  const row = await selectBooking.first(db, [id]);
  if (!row) return undefined;
  const [crew, timeline, items, failed] = await Promise.all([
    selectCrew.run(db, [id]),
    selectTimeline.run(db, [id]),
    listItemsOf(db, id),
    selectFailed.run(db, [id]),
  ]);
  const booking = toBooking(row);
  const agreed = booking.status === 'in_progress' ? await agreedIn(db, booking) : [];
  return {
    seen: row.seen,
    booking: bookingOf(row),
    next: nextOf(booking, row),
    customer: {
      ...{ id: row.user_id, language: row.language },
      name: shownTo('operations', 'customer.name', row.customerName),
      mobileMasked: shownTo('operations', 'customer.mobile', row.mobile),
      emailMasked: shownTo('operations', 'customer.email', row.customerEmail),
    },
    visits: visitsOf(crew, booking, now),
    steps: stepsOf(booking.status, timeline).map((one) => ({
      ...one,
      at: one.at === null ? null : toIndiaIso(one.at),
    })),
    acts: actsOfOps(booking, now),
    money: {
      ...moneyIn(booking, row, now),
      failed: failed.map((one) => ({ ...one, at: toIndiaIso(one.at) })),
    },
    agreed,
    timeline: timeline.map((one) => ({ ...one, at: toIndiaIso(one.at) })),
    items,
  };
}

async function agreedIn(db: Database, { id, pricePaise }: Booking): Promise<File['agreed']> {
  const lines = agreedLines(pricePaise, await selectEstimates.run(db, [id]));
  return lines.map(({ line, kind, label, approvedPaise }) => ({
    ...{ line, kind, label, approvedPaise },
  }));
}

function moneyIn(booking: Booking, row: Row, now: Instant): Omit<File['money'], 'failed'> {
  const { state, figures } = explainedMoney(
    booking,
    row.instalments,
    { ...movedOf(row), karigarsPaise: row.karigars_paise },
    now,
  );
  return {
    state,
    zone: booking.suspension && noticeOf(booking.suspension),
    figures: figures.map(({ of, ...one }) => ({ ...one, of: [...of] })),
    parts: instalmentViews(booking, row.instalments, now),
  };
}

const addressOf = (address: Address): string =>
  // Without a flat of its own the street says where the door is.
  [
    ...new Set([homeAtGate(address), address.street, address.landmark, address.city]),
    address.pincode,
  ]
    .filter(Boolean)
    .join(', ');

const bookingOf = (row: Row): File['booking'] => ({
  ...{ id: row.id, reference: row.reference, status: row.status },
  ...{ serviceId: row.service_id, serviceName: row.service_name },
  ...{ category: row.category, option: row.option_key, pricePaise: row.price_paise },
  ...{ paymentMethod: row.payment_method, firm: row.firm_at !== null },
  startsAt: toIndiaIso(row.starts_at),
  endsAt: toIndiaIso(row.until_at),
  address: addressOf(shownTo('operations', 'customer.address', row.address)),
  pincode: row.address.pincode ?? null,
  city: row.city,
  society: row.address.society?.trim() || null,
  bookedAt: toIndiaIso(row.created_at),
  reschedules: row.reschedules ?? 0,
});

/** The clock's next move when nobody does anything. */
function nextOf(booking: Booking, row: Row): File['next'] {
  const since = {
    ...(row.assignedAt !== null && { assignedAt: row.assignedAt }),
    ...(row.arrived_at !== null && { arrivedAt: row.arrived_at }),
    ...(row.startedAt !== null && { startedAt: row.startedAt }),
    ...(row.doneAt !== null && { doneAt: row.doneAt }),
  };
  const next = nextTimeout(booking, since);
  return next && { move: next.move, at: toIndiaIso(next.at) };
}

const visitsOf = (
  rows: readonly CrewRow[],
  { status }: Pick<Booking, 'status'>,
  now: Instant,
): File['visits'] =>
  [...Map.groupBy(rows, ({ dayId }) => dayId)].map(([dayId, crew]) => ({
    dayId,
    position: crew[0]?.position ?? 1,
    mayRecordAttendance:
      (isAttendanceOpen(status) || status === 'completed') &&
      now >= absenceFrom(crew[0]?.startsAt ?? now),
    startsAt: toIndiaIso(crew[0]?.startsAt ?? 0),
    endsAt: toIndiaIso(crew[0]?.endsAt ?? 0),
    crew: crew.flatMap(({ karigarId, name, mobile, leads, answer, came, saidBy }) =>
      karigarId === null || name === null
        ? []
        : [
            {
              ...{ karigarId, leads, answer },
              attendance: came === null || saidBy === null ? null : { came, saidBy },
              name: shownTo('operations', 'karigar.name', name),
              mobileMasked: shownTo('operations', 'karigar.mobile', mobile),
            },
          ],
    ),
  }));

type Row = WithMoney & {
  karigars_paise: Paise;
  customerName: string | null;
  mobile: string | null;
  customerEmail: string | null;
  language: Lang;
  city: string;
  assignedAt: Instant | null;
  startedAt: Instant | null;
  doneAt: Instant | null;
  /** Read before anything else: what happens meanwhile is news to whoever acts on this. */
  seen: string;
};

const selectBooking = statement<[string], Row>({
  name: 'view-booking-file',
  text: `select own.*, coalesce(u.full_name, own.name) as "customerName", u.mobile, u.email as "customerEmail", u.language,
      coalesce((select p.city from pincodes p where p.pincode = own.address ->> 'pincode'),
        (select slug from cities order by position limit 1)) as city, v.assigned_at as "assignedAt", v.started_at as "startedAt", v.finished_at as "doneAt",
      ${KARIGARS_PAISE}, coalesce((select max(e.id) from events e where e.subject = own.id), 0)::text as seen
    from (${SELECT_BOOKING} where b.id = $1) own
      join users u on u.id = own.user_id left join visits v on v.id = own.id`,
});

type CrewRow = {
  dayId: string;
  position: number;
  startsAt: Instant;
  endsAt: Instant;
  karigarId: number | null;
  name: string | null;
  mobile: string | null;
  leads: boolean;
  answer: string | null;
  came: boolean | null;
  saidBy: Attendance['saidBy'] | null;
};

const selectCrew = statement<[string], CrewRow>({
  name: 'view-booking-file-crew',
  text: `select day.id as "dayId", day.position, day.starts_at as "startsAt", day.ends_at as "endsAt", k.id as "karigarId", k.name, u.mobile,
      coalesce(v.karigar_id = k.id, false) as leads,
      (select o.state from offers o where o.booking_id = b.id and o.karigar_id = k.id ${lastAnswerTo('day.id')}) as answer,
      a.came, a.said_by as "saidBy"
    from visits day
      join bookings b on b.id = day.booking_id
      left join visits v on v.id = $1
      left join holds h on h.booking_id = day.id
      left join karigars k on k.id = h.karigar_id
      left join users u on u.id = k.user_id
      left join crew_attendance a on a.visit_id = day.id and a.karigar_id = k.id
    where day.booking_id = $1 order by day.starts_at, day.id, leads desc, k.name`,
});

const selectEstimates = statement<[string], Parameters<typeof agreedLines>[1][number]>({
  name: 'view-booking-file-estimates',
  text: 'select state, lines from estimates where booking_id = $1 order by proposed_at, id',
});

type FailedRow = Omit<File['money']['failed'][number], 'at'> & { at: Instant };

const selectFailed = statement<[string], FailedRow>({
  name: 'view-booking-file-failed',
  text: `select id, amount_paise as "amountPaise", coalesce(returned_at, initiated_at, requested_at) as at
    from transfers where booking_id = $1 and ${FAILED_FOR_GOOD} order by requested_at, id`,
});

const selectTimeline = statement<[string], Omit<File['timeline'][number], 'at'> & { at: Instant }>({
  name: 'view-booking-file-timeline',
  text: `select e.id, e.type, e.at, split_part(e.actor, ':', 1) as by, u.full_name as "byName",
      coalesce(e.data ->> 'said', e.data ->> 'why') as why, k.name as "karigarName", (e.data ->> 'amountPaise')::bigint as "amountPaise"
    from events e
      left join users u on u.id::text = split_part(e.actor, ':', 2)
      left join karigars k on k.id::text = e.data ->> 'karigarId'
    where e.subject = $1 order by e.id limit 1000`,
});
