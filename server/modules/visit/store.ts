import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isUniqueViolation } from '#server/platform/database/transaction.ts';
import type { Visit } from './visit.ts';

export async function findVisit(db: Database, bookingId: string): Promise<Visit | undefined> {
  const row = await selectVisit.first(db, [bookingId]);
  return row && toVisit(row);
}

/** The visit that the Karigar is on the way to, or at. The database lets nobody have two of them. */
export const findUnderWay = async (db: Database, karigarId: number): Promise<string | undefined> =>
  (await selectUnderWay.first(db, [karigarId]))?.booking_id;

/** The Karigar set out for another visit in the same instant, so not for this one. */
export const isUnderWayElsewhere = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  (error as { constraint?: unknown }).constraint === 'visits_one_under_way';

/** A Karigar leads it from now on; whatever another one had begun of it counts no more. */
export const recordAssigned = (
  db: Database,
  bookingId: string,
  karigarId: number,
  at: Instant,
): Promise<number> => updateAssigned.count(db, [bookingId, karigarId, new Date(at)]);

/** Between two days of an event somebody else leads it from now on, or nobody; what was begun goes on. */
export const recordLeader = (
  db: Database,
  bookingId: string,
  karigarId: number | null,
  at: Instant,
): Promise<number> => updateLeader.count(db, [bookingId, karigarId, new Date(at)]);

/** Nobody leads it any more, and the start code is void. */
export const recordNoLeader = (db: Database, bookingId: string): Promise<number> =>
  updateNoLeader.count(db, [bookingId]);

/** The Karigar is on the way to a visit; the code is for that way alone. */
export const recordDispatched = (
  db: Database,
  way: { readonly visitId: string; readonly karigarId: number },
  sealedCode: Buffer,
  at: Instant,
): Promise<number> =>
  updateDispatched.count(db, [way.visitId, way.karigarId, sealedCode, new Date(at)]);

export const findStartCode = async (db: Database, visitId: string): Promise<Buffer | undefined> =>
  (await selectStartCode.first(db, [visitId]))?.startCode ?? undefined;

export const recordNewStartCode = (
  db: Database,
  visitId: string,
  sealedCode: Buffer,
): Promise<number> => updateStartCode.count(db, [visitId, sealedCode]);

/** The Karigar is at the door. Where work that has begun goes on, the way is over and the code opens nothing any more. */
export const recordArrived = (
  db: Database,
  visitId: string,
  by: NonNullable<Visit['arrivedBy']>,
  {
    at,
    ownAt,
    goesOn,
  }: { readonly at: Instant; readonly ownAt: Instant; readonly goesOn: boolean },
): Promise<number> => updateArrived.count(db, [visitId, by, new Date(at), new Date(ownAt), goesOn]);

export const recordWrongCode = (db: Database, visitId: string): Promise<number> =>
  updateTries.count(db, [visitId]);

export const recordStarted = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateStarted.count(db, [bookingId, new Date(at)]);

export const recordFinished = (
  db: Database,
  bookingId: string,
  end: { readonly payBy: Visit['payBy']; readonly partial: boolean },
  at: Instant,
): Promise<number> => updateFinished.count(db, [bookingId, end.payBy, end.partial, new Date(at)]);

/** The cash that was counted at the end was heard of later than the end itself. */
export const recordCashAtEnd = (db: Database, bookingId: string): Promise<number> =>
  updateCashAtEnd.count(db, [bookingId]);

export const recordWorkAccepted = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateAccepted.count(db, [bookingId, new Date(at)]);

export const recordContactTry = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateContact.count(db, [bookingId, new Date(at)]);

/** Nobody begins work with it any more. */
export const recordCodeVoid = (db: Database, bookingId: string): Promise<number> =>
  updateCodeVoid.count(db, [bookingId]);

type VisitRow = {
  booking_id: string;
  karigar_id: number | null;
  assigned_at: Instant;
  set_out_at: Instant | null;
  start_code: Buffer | null;
  start_code_tries: number;
  arrived_by: Visit['arrivedBy'];
  arrived_own_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  accepted_at: Instant | null;
  contact_tries: number;
  last_contact_at: Instant | null;
  pay_by: Visit['payBy'];
  partial: boolean;
};

const toVisit = (row: VisitRow): Visit => ({
  bookingId: row.booking_id,
  karigarId: row.karigar_id,
  assignedAt: row.assigned_at,
  dispatchedAt: row.set_out_at,
  startCode: row.start_code,
  startCodeTries: row.start_code_tries,
  arrivedBy: row.arrived_by,
  arrivedOwnAt: row.arrived_own_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  acceptedAt: row.accepted_at,
  contactTries: row.contact_tries,
  lastContactAt: row.last_contact_at,
  payBy: row.pay_by,
  partial: row.partial,
});

const selectVisit = statement<[string], VisitRow>({
  name: 'find-visit',
  text: 'select * from visits where id = $1 and assigned_at is not null',
});

const selectUnderWay = statement<[number], { booking_id: string }>({
  name: 'find-visit-under-way',
  text: 'select booking_id from visits where karigar_id = $1 and under_way',
});

/** Nobody has come any part of the way. */
export const BEGINNING = `set_out_at = null, start_code = null, start_code_tries = 0, arrived_by = null, arrived_at = null,
  arrived_own_at = null, contact_tries = 0, last_contact_at = null`;

const updateAssigned = statement<[string, number, Date]>({
  name: 'record-assigned',
  text: `update visits set karigar_id = $2, assigned_at = $3, ${BEGINNING} where id = $1`,
});

const updateLeader = statement<[string, number | null, Date]>({
  name: 'record-leader',
  text: 'update visits set karigar_id = $2, assigned_at = $3 where id = $1',
});

const updateNoLeader = statement<[string]>({
  name: 'record-stood-down',
  text: `update visits set karigar_id = null, ${BEGINNING} where id = $1`,
});

const updateDispatched = statement<[string, number, Buffer, Date]>({
  name: 'record-set-out',
  text: `update visits set karigar_id = $2, start_code = $3, start_code_tries = 0, set_out_at = $4, under_way = true
    where id = $1`,
});

const selectStartCode = statement<[string], { startCode: Buffer | null }>({
  name: 'find-start-code',
  text: 'select start_code as "startCode" from visits where id = $1',
});

const updateStartCode = statement<[string, Buffer]>({
  name: 'record-new-start-code',
  text: 'update visits set start_code = $2, start_code_tries = 0 where id = $1',
});

const updateArrived = statement<[string, string, Date, Date, boolean]>({
  name: 'record-arrived',
  text: `update visits set arrived_by = $2, arrived_at = $3, arrived_own_at = $4,
      start_code = case when not $5 then start_code end, under_way = under_way and not $5
    where id = $1`,
});

const updateTries = statement<[string]>({
  name: 'record-wrong-start-code',
  text: 'update visits set start_code_tries = start_code_tries + 1 where id = $1',
});

const updateStarted = statement<[string, Date]>({
  name: 'record-work-started',
  text: `update visits set started_at = $2, start_code = null where id = $1`,
});

const updateFinished = statement<[string, string | null, boolean, Date]>({
  name: 'record-work-finished',
  text: 'update visits set pay_by = $2, partial = $3, finished_at = $4 where id = $1',
});

const updateCashAtEnd = statement<[string]>({
  name: 'record-cash-at-end',
  text: `update visits set pay_by = 'cash' where booking_id = $1`,
});

const updateAccepted = statement<[string, Date]>({
  name: 'record-work-accepted',
  text: 'update visits set accepted_at = $2 where id = $1',
});

const updateContact = statement<[string, Date]>({
  name: 'record-contact-try',
  text: `update visits set contact_tries = contact_tries + 1, last_contact_at = $2 where id = $1`,
});

const updateCodeVoid = statement<[string]>({
  name: 'record-start-code-void',
  text: 'update visits set start_code = null where id = $1',
});
