import type { CaseClock, CaseKind, CaseOutcome } from '#contract/cases.ts';
import type { OpsCase } from '#contract/ops/case.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';

export type CaseRow = {
  id: string;
  number: string;
  kind: CaseKind;
  about: string;
  topic: string | null;
  said: string | null;
  userId: string | null;
  customerId: string | null;
  customerName: string | null;
  karigarId: number | null;
  karigarName: string | null;
  bookingId: string | null;
  reference: string | null;
  serviceName: string;
  serviceSlug: string;
  leadId: string | null;
  leadName: string | null;
  serviceInterest: string;
  area: string;
  openedAt: Instant;
  ownerId: string | null;
  ownerName: string | null;
  nextStep: string | null;
  nextAt: Instant | null;
  acknowledgeBy: Instant | null;
  acknowledgedAt: Instant | null;
  resolveBy: Instant;
  escalatedAt: Instant | null;
  closedAt: Instant | null;
  closedBy: string | null;
  closedByName: string | null;
  outcome: CaseOutcome | null;
  reason: string | null;
  dueAt: Instant | null;
  dueWhat: CaseClock | null;
  version: number;
};

/** A dispute keeps what was said itself: it stands here once more for nobody but the reader. */
export const SELECT_CASE = `select c.id, c.number, c.kind, c.about, c.topic, coalesce(nullif(c.said, ''), d.comment) as said,
    c.user_id as "userId", u.id as "customerId", coalesce(u.full_name, b.name) as "customerName",
    k.id as "karigarId", k.name as "karigarName", b.id as "bookingId", b.reference, b.service_name as "serviceName",
    b.service_slug as "serviceSlug", l.id as "leadId", l.name as "leadName", l.service_interest as "serviceInterest", l.area,
    c.opened_at as "openedAt", c.owner_id as "ownerId", o.full_name as "ownerName", c.next_step as "nextStep",
    c.next_at as "nextAt", c.acknowledge_by as "acknowledgeBy", c.acknowledged_at as "acknowledgedAt",
    c.resolve_by as "resolveBy", c.escalated_at as "escalatedAt", c.closed_at as "closedAt", c.closed_by as "closedBy",
    e.full_name as "closedByName", c.outcome, c.reason, c.due_at as "dueAt", c.due_what as "dueWhat", c.version
  from cases c
    left join users u on u.id = c.user_id
    left join bookings b on b.id = c.booking_id
    left join disputes d on c.kind = 'dispute' and d.booking_id = c.booking_id
    left join karigars k on k.id = c.karigar_id
    left join leads l on l.id = c.lead_id
    left join users o on o.id = c.owner_id
    left join users e on 'ops:' || e.id = c.closed_by`;

export const opsCaseOf = (row: CaseRow): OpsCase => ({
  ...{ id: row.id, number: row.number, kind: row.kind, topic: row.topic },
  ...{ version: row.version, nextStep: row.nextStep },
  said: row.said ? shownTo('operations', 'customer.complaint', row.said) : null,
  ...whomOf(row),
  openedAt: toIndiaIso(row.openedAt),
  owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName },
  nextAt: isoOf(row.nextAt),
  acknowledgeBy: isoOf(row.acknowledgeBy),
  acknowledgedAt: isoOf(row.acknowledgedAt),
  resolveBy: toIndiaIso(row.resolveBy),
  escalatedAt: isoOf(row.escalatedAt),
  due:
    row.dueAt === null || row.dueWhat === null
      ? null
      : { what: row.dueWhat, at: toIndiaIso(row.dueAt) },
  closed:
    row.closedAt === null || row.outcome === null
      ? null
      : {
          ...{ at: toIndiaIso(row.closedAt), outcome: row.outcome, reason: row.reason },
          by: staffOf(row.closedBy, row.closedByName),
        },
});

const whomOf = (row: CaseRow): Pick<OpsCase, 'customer' | 'karigar' | 'booking' | 'callBack'> => ({
  customer:
    row.customerId === null
      ? null
      : { id: row.customerId, name: shownTo('operations', 'customer.name', row.customerName) },
  karigar:
    row.karigarId === null || row.karigarName === null
      ? null
      : { id: row.karigarId, name: shownTo('operations', 'karigar.name', row.karigarName) },
  booking:
    row.bookingId === null || row.reference === null
      ? null
      : { id: row.bookingId, reference: row.reference, serviceName: row.serviceName },
  callBack:
    row.leadId === null || row.leadName === null
      ? null
      : {
          ...{ id: row.leadId, name: shownTo('operations', 'caller.name', row.leadName) },
          ...{ serviceInterest: row.serviceInterest, area: row.area },
        },
});

export const staffOf = (by: string | null, name: string | null) =>
  by?.startsWith('ops:') ? { id: by.slice('ops:'.length), name } : null;

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));
