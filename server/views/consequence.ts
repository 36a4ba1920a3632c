import type { OutputOf } from '#contract/operation.ts';
import type { previewAct } from '#contract/ops/preview-act.ts';
import type { Lang } from '#kernel/languages.ts';
import { type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Consequence = OutputOf<typeof previewAct>;
type Wrote = Omit<Consequence, 'refused' | 'seen'>;

/** Those whose visit it was, among all who are to hear that it was moved. */
export type WhoHears = (
  db: Database,
  bookingId: string,
  startsAt: Instant,
  karigarIds: readonly number[],
) => Promise<number[]>;

/**
 * Everything an act has written about a booking, read in the act's own transaction; if it wrote nothing, the booking as it
 * stands.
 */
export async function readConsequence(
  db: Database,
  bookingId: string,
  whoHears: WhoHears,
): Promise<Wrote | undefined> {
  const booking = await selectBooking.first(db, [bookingId]);
  if (!booking) return undefined;
  const events = await selectEvents.run(db, [bookingId]);
  const crew = await selectCrew.run(db, [bookingId]);
  return {
    startsAt: toIndiaIso(booking.startsAt),
    endsAt: toIndiaIso(booking.endsAt),
    crew: crew.map((one) => ({
      ...{ karigarId: one.karigarId, name: one.name },
      leaveAt: toIndiaIso(one.leaveAt),
      atDoorAt: toIndiaIso(one.startsAt),
      journeyMinutes: minutes(one.startsAt - one.leaveAt),
      lateMinutes: Math.max(0, minutes(one.startsAt - booking.startsAt)),
      spareMinutes: one.nextLeaveAt === null ? null : minutes(one.nextLeaveAt - one.endsAt),
    })),
    money: moneyOf(events),
    told: await toldOf(db, booking, events, whoHears),
  };
}

const minutes = (ms: number): number => Math.round(ms / MINUTE);

function moneyOf(events: readonly EventRow[]): Wrote['money'] {
  const named = (name: string): number | null => {
    const values = events.map(({ data }) => data[name]).filter((one) => typeof one === 'number');
    return values.at(-1) ?? null;
  };
  // At the end of the work the customer is asked for what the bill leaves.
  const isEnd = events.some(({ type }) => type === 'WorkFinished' || type === 'WorkStopped');
  return {
    feePaise: named('feePaise'),
    refundPaise: named('refundPaise'),
    duePaise: named('duePaise') ?? (isEnd ? named('amountPaise') : null),
    goodwillPaise: named('goodwillPaise'),
    feeFloorPaise: named('feeFloorPaise'),
    stoodDownPaise: named('paidPaise'),
    billPaise: isEnd ? named('totalPaise') : null,
    cashPaise: isEnd ? named('cashPaise') : null,
  };
}

async function toldOf(
  db: Database,
  booking: BookingRow,
  events: readonly EventRow[],
  whoHears: WhoHears,
): Promise<Wrote['told']> {
  const { customerName, language } = booking;
  const customer = events.flatMap(({ type, data }) =>
    notificationsOf(type, data).map((news) => {
      return { who: 'customer' as const, name: customerName, language, news };
    }),
  );
  const karigars: Wrote['told'] = [];
  for (const { type, data } of events) {
    for (const { kind, karigarIds } of karigarNewsOf({ type, subject: booking.id, data })) {
      const before = Number(data.before);
      const ids =
        kind === 'visit-moved'
          ? await whoHears(db, booking.id, before, karigarIds)
          : [...karigarIds];
      for (const one of await selectKarigars.run(db, [ids]))
        karigars.push({ who: 'karigar', ...one, news: kind });
    }
  }
  return [...customer, ...karigars];
}

type BookingRow = {
  id: string;
  startsAt: Instant;
  endsAt: Instant;
  customerName: string | null;
  language: Lang;
};

const selectBooking = statement<[string], BookingRow>({
  name: 'view-consequence-booking',
  text: `select b.id, b.starts_at as "startsAt", b.ends_at as "endsAt", coalesce(u.full_name, b.name) as "customerName",
      u.language
    from bookings b join users u on u.id = b.user_id where b.id = $1`,
});

type EventRow = { type: string; data: Readonly<Record<string, unknown>> };

/** Only what this very transaction has written. */
const selectEvents = statement<[string], EventRow>({
  name: 'view-consequence-events',
  text: `select type, data from events
    where subject = $1 and xmin::text = (pg_current_xact_id()::xid)::text order by id`,
});

type CrewRow = {
  karigarId: number;
  name: string;
  leaveAt: Instant;
  startsAt: Instant;
  endsAt: Instant;
  nextLeaveAt: Instant | null;
};

const selectCrew = statement<[string], CrewRow>({
  name: 'view-consequence-crew',
  text: `select h.karigar_id as "karigarId", k.name, h.leave_at as "leaveAt", h.starts_at as "startsAt", h.ends_at as "endsAt",
      (select min(n.leave_at) from holds n where n.karigar_id = h.karigar_id and n.starts_at >= h.ends_at
        and n.starts_at < h.ends_at + interval '12 hours') as "nextLeaveAt"
    from holds h join karigars k on k.id = h.karigar_id where h.booking_id = $1 order by k.name, k.id`,
});

const selectKarigars = statement<[readonly number[]], { name: string; language: Lang }>({
  name: 'view-consequence-karigars',
  text: `select k.name, u.language from karigars k join users u on u.id = k.user_id where k.id = any($1) order by k.name`,
});
