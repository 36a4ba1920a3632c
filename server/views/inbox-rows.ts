import type * as z from 'zod/mini';
import type { InboxItem, inboxStep } from '#contract/ops/inbox.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';

export type ItemRow = {
  id: string;
  kind: InboxItem['kind'];
  because: string | null;
  bookingId: string | null;
  reference: string | null;
  status: string;
  serviceName: string;
  startsAt: Instant;
  pincode: string | null;
  customerId: string | null;
  customerName: string | null;
  karigarId: number | null;
  karigarName: string | null;
  leadId: string | null;
  leadName: string | null;
  serviceInterest: string;
  area: string;
  thingId: string | null;
  caseNumber: string | null;
  amountPaise: number | null;
  harms: InboxItem['harms'];
  harmAt: Instant;
  meanwhile: InboxItem['meanwhile']['does'];
  meanwhileAt: Instant | null;
  openedAt: Instant;
  escalatedAt: Instant | null;
  ownerId: string | null;
  ownerName: string | null;
  takenAt: Instant | null;
  closedAt: Instant | null;
  closedBy: string | null;
  closedByName: string | null;
  outcome: NonNullable<InboxItem['closed']>['outcome'] | null;
  version: number;
};

/** The customer of a payout or message is its recipient, of an appeal who is paused; else the booking's. */
export const SELECT_ITEM = `select i.id, i.kind, i.because, b.id as "bookingId", b.reference, b.status,
    b.service_name as "serviceName", b.starts_at as "startsAt", b.address ->> 'pincode' as pincode,
    c.id as "customerId", coalesce(c.full_name, b.name) as "customerName",
    k.id as "karigarId", k.name as "karigarName",
    l.id as "leadId", l.name as "leadName", l.service_interest as "serviceInterest", l.area,
    i.thing_id as "thingId", t.number as "caseNumber", i.amount_paise as "amountPaise", i.harms, i.harm_at as "harmAt",
    i.meanwhile, i.meanwhile_at as "meanwhileAt", i.opened_at as "openedAt", i.escalated_at as "escalatedAt",
    i.owner_id as "ownerId", o.full_name as "ownerName", i.taken_at as "takenAt",
    i.closed_at as "closedAt", i.closed_by as "closedBy", e.full_name as "closedByName", i.outcome, i.version
  from inbox_items i
    left join bookings b on b.id = i.booking_id
    left join transfers p on i.kind = 'payout-stuck' and p.id::text = i.thing_id
    left join messages m on i.kind = 'message-unheard' and m.id::text = i.thing_id
    left join cases t on t.kind = i.kind and t.about = i.about or i.kind = 'case-due' and t.number = i.thing_id
    left join users c on c.id = coalesce(b.user_id, p.user_id, m.user_id, t.user_id,
      case when i.kind = 'pause-appealed' and i.harms = 'customer' then i.thing_id::uuid end)
    left join karigars k on k.id = i.karigar_id
    left join leads l on l.id = i.lead_id
    left join users o on o.id = i.owner_id
    left join users e on 'ops:' || e.id = i.closed_by`;

export function itemViewOf(row: ItemRow): InboxItem {
  return {
    ...{ id: row.id, kind: row.kind, because: row.because, subject: subjectOf(row) },
    ...{ harms: row.harms, harmAt: toIndiaIso(row.harmAt) },
    meanwhile: { does: row.meanwhile, at: isoOf(row.meanwhileAt) },
    openedAt: toIndiaIso(row.openedAt),
    escalatedAt: isoOf(row.escalatedAt),
    owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName },
    takenAt: isoOf(row.takenAt),
    closed:
      row.closedAt === null || row.outcome === null
        ? null
        : {
            at: toIndiaIso(row.closedAt),
            by: staffOf(row.closedBy, row.closedByName),
            outcome: row.outcome,
          },
    version: row.version,
  };
}

function subjectOf(row: ItemRow): InboxItem['subject'] {
  const { bookingId, reference, customerId, karigarId, karigarName, leadId, leadName } = row;
  return {
    booking:
      bookingId === null || reference === null
        ? null
        : {
            ...{ id: bookingId, reference, status: row.status, serviceName: row.serviceName },
            ...{ startsAt: toIndiaIso(row.startsAt), pincode: row.pincode },
          },
    customer:
      customerId === null
        ? null
        : { id: customerId, name: shownTo('operations', 'customer.name', row.customerName) },
    karigar:
      karigarId === null || karigarName === null
        ? null
        : { id: karigarId, name: shownTo('operations', 'karigar.name', karigarName) },
    callBack:
      leadId === null || leadName === null
        ? null
        : {
            ...{ id: leadId, name: shownTo('operations', 'caller.name', leadName) },
            ...{ serviceInterest: row.serviceInterest, area: row.area },
          },
    thingId: row.thingId,
    caseNumber: row.caseNumber,
    amountPaise: row.amountPaise,
  };
}

export type StepRow = {
  id: string;
  step: z.infer<typeof inboxStep>['step'];
  at: Instant;
  by: string;
  byName: string | null;
  note: string | null;
};

export const stepViewOf = ({ id, step, at, by, byName, note }: StepRow) => ({
  ...{ id, step, at: toIndiaIso(at), by: staffOf(by, byName), note },
});

const staffOf = (by: string | null, name: string | null) =>
  by?.startsWith('ops:') ? { id: by.slice('ops:'.length), name } : null;

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));
