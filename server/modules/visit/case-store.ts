import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Dispute = {
  readonly reason: string;
  readonly comment: string;
  readonly lines: readonly number[];
  /** The position of the one visit that it is about; null is all of them. */
  readonly visit: number | null;
  readonly openedAt: Instant;
  readonly resolvedAt: Instant | null;
  readonly outcome: ComplaintOutcome | null;
  readonly refundPaise: Paise | null;
  /** The booking by which its work is done again. */
  readonly reworkId: string | null;
};

export const findDispute = (db: Database, bookingId: string): Promise<Dispute | undefined> =>
  selectDispute.first(db, [bookingId]);

export const recordDispute = (
  db: Database,
  bookingId: string,
  { reason, comment, lines, visit }: Pick<Dispute, 'reason' | 'comment' | 'lines' | 'visit'>,
  at: Instant,
): Promise<number> =>
  insertDispute.count(db, [bookingId, reason, comment, [...lines], new Date(at), visit]);

export const recordDisputeResolved = (
  db: Database,
  bookingId: string,
  end: {
    readonly outcome: ComplaintOutcome;
    readonly refundPaise: Paise;
    readonly comment: string;
  },
  at: Instant,
): Promise<number> =>
  updateResolved.count(db, [bookingId, end.outcome, end.refundPaise, end.comment, new Date(at)]);

export const recordRework = (db: Database, bookingId: string, reworkId: string): Promise<number> =>
  updateRework.count(db, [bookingId, reworkId]);

export type SafetyCase = {
  readonly openedBy: 'customer' | 'karigar' | 'ops' | 'clock';
  readonly leftAtStatus: BookingStatus;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
};

export const findSafetyCase = (db: Database, bookingId: string): Promise<SafetyCase | undefined> =>
  selectCase.first(db, [bookingId]);

/** The booking whose disputed work this one is to do again. */
export const findReworked = async (db: Database, reworkId: string): Promise<string | undefined> =>
  (await selectReworked.first(db, [reworkId]))?.booking_id;

export const recordSafetyCase = (
  db: Database,
  bookingId: string,
  { openedBy, leftAtStatus }: Pick<SafetyCase, 'openedBy' | 'leftAtStatus'>,
  at: Instant,
): Promise<number> => insertCase.count(db, [bookingId, openedBy, leftAtStatus, new Date(at)]);

export const recordSafetyCaseClosed = (
  db: Database,
  bookingId: string,
  end: { readonly refundPaise: Paise; readonly comment: string },
  at: Instant,
): Promise<number> =>
  updateCaseClosed.count(db, [bookingId, end.refundPaise, end.comment, new Date(at)]);

const selectDispute = statement<[string], Dispute>({
  name: 'find-dispute',
  text: `select reason, comment, lines, visit, opened_at as "openedAt", resolved_at as "resolvedAt", outcome,
      refund_paise as "refundPaise", rework_id as "reworkId" from disputes where booking_id = $1`,
});

const insertDispute = statement<[string, string, string, number[], Date, number | null]>({
  name: 'record-dispute',
  text: `insert into disputes (booking_id, reason, comment, lines, opened_at, visit) values ($1, $2, $3, $4, $5, $6)`,
});

const updateResolved = statement<[string, string, Paise, string, Date]>({
  name: 'record-dispute-resolved',
  text: `update disputes set outcome = $2, refund_paise = $3, answer = $4, resolved_at = $5
    where booking_id = $1 and resolved_at is null`,
});

const updateRework = statement<[string, string]>({
  name: 'record-rework',
  text: 'update disputes set rework_id = $2 where booking_id = $1',
});

const selectReworked = statement<[string], { booking_id: string }>({
  name: 'find-reworked',
  text: 'select booking_id from disputes where rework_id = $1',
});

const selectCase = statement<[string], SafetyCase>({
  name: 'find-safety-case',
  text: `select opened_by as "openedBy", left_at_status as "leftAtStatus", opened_at as "openedAt",
      closed_at as "closedAt" from safety_cases where booking_id = $1 for update`,
});

const insertCase = statement<[string, string, string, Date]>({
  name: 'record-safety-case',
  text: `insert into safety_cases (booking_id, opened_by, left_at_status, opened_at) values ($1, $2, $3, $4)`,
});

const updateCaseClosed = statement<[string, Paise, string, Date]>({
  name: 'record-safety-case-closed',
  text: `update safety_cases set refund_paise = $2, answer = $3, closed_at = $4
    where booking_id = $1 and closed_at is null`,
});
