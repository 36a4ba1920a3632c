import { type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import type { Attendance } from '#server/modules/visit/attendance.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openDocument } from './karigar-document.ts';
import { listPausesOf } from './karigar-pauses.ts';
import { heardOf } from './my-data-heard.ts';
import { listNamedPayees } from './named-payees.ts';
import { findApplication } from './own-application.ts';

/** Everything a person has told and shown us to work as a Karigar, with pictures, payouts and hand-ins. */
export async function workingOf(
  {
    pool,
    keys,
    objects,
  }: { readonly pool: Database; readonly keys: Keys; readonly objects: ObjectStore },
  userId: string,
): Promise<Record<string, unknown> | null> {
  const application = await findApplication(pool, keys, userId);
  const own = await ownKarigar.first(pool, [userId]);
  if (!application && !own) return null;
  const documents = await documentsOf.run(pool, [userId]);
  return {
    ...application,
    spokenLanguages: own?.languages ?? [],
    payouts: own ? (await payoutsOf.run(pool, [own.id])).map(asPayout) : [],
    cashHandedIn: own ? (await handedInOf.run(pool, [own.id])).map(asHandedIn) : [],
    incomeTax: own ? (await incomeOf.run(pool, [own.id])).map(inRupees) : [],
    paidAt: own ? (await listNamedPayees(pool, keys, own.id)).map(({ payee }) => payee) : [],
    pauses: await listPausesOf(pool, userId),
    keptApart: own ? (await apartOf.run(pool, [own.id])).map(asApart) : [],
    ...(await heardOf(pool, own?.id ?? null)),
    attendance: own ? (await attendanceOf.run(pool, [own.id])).map(asAttendance) : [],
    documents: await Promise.all(
      documents.map(async ({ kind, ...document }) => {
        const webp = await openDocument({ keys, objects }, { ...document, userId });
        return { kind, file: `data:image/webp;base64,${webp?.toString('base64')}` };
      }),
    ),
  };
}

const ownKarigar = statement<[string], { id: number; languages: string[] }>({
  name: 'my-data-own-karigar',
  text: 'select id, languages from karigars where user_id = $1',
});

type Credited = { at: Instant; grossPaise: number; keptPaise: number; section: string };

const inRupees = ({ at, grossPaise, keptPaise, section }: Credited) => ({
  ...{ creditedAt: toIndiaIso(at), earnedInRupees: grossPaise / 100 },
  ...{ incomeTaxKeptInRupees: keptPaise / 100, section },
});

type PaidOut = {
  batchOn: LocalDate;
  earnedPaise: number;
  cashHeldPaise: number;
  paidAt: Instant | null;
  bankReference: string | null;
  returnedAt: Instant | null;
};

const asPayout = ({ earnedPaise, cashHeldPaise, paidAt, returnedAt, ...said }: PaidOut) => ({
  ...said,
  ...{ earnedInRupees: earnedPaise / 100, lessCashHeldInRupees: cashHeldPaise / 100 },
  paidAt: paidAt === null ? null : toIndiaIso(paidAt),
  returnedAt: returnedAt === null ? null : toIndiaIso(returnedAt),
});

const payoutsOf = statement<[number], PaidOut>({
  name: 'my-data-karigar-payouts',
  text: `select batch_on as "batchOn", earned_paise as "earnedPaise", cash_held_paise as "cashHeldPaise",
      paid_at as "paidAt", reference as "bankReference", returned_at as "returnedAt"
    from transfers where karigar_id = $1 order by requested_at, id`,
});

type HandedIn = {
  at: Instant;
  amountPaise: number;
  receipt: string;
  takenTo: string;
  reversedAt: Instant | null;
};

const asHandedIn = ({ at, amountPaise, reversedAt, ...said }: HandedIn) => ({
  ...said,
  ...{ handedInAt: toIndiaIso(at), amountInRupees: amountPaise / 100 },
  takenBackAt: reversedAt === null ? null : toIndiaIso(reversedAt),
});

const handedInOf = statement<[number], HandedIn>({
  name: 'my-data-cash-handed-in',
  text: `select counted_at as at, amount_paise as "amountPaise", receipt, taken_to as "takenTo", reversed_at as "reversedAt"
    from cash_handed_in where karigar_id = $1 order by counted_at, id`,
});

/** Customers to whom the Karigar does not come again, without their names. */
const apartOf = statement<[number], Apart>({
  name: 'my-data-karigar-partings',
  text: `select b.reference, p.parted_at as at, p.reason from partings p join bookings b on b.id = p.booking_id
    where p.karigar_id = $1 order by p.parted_at`,
});

type Apart = { reference: string; at: Instant; reason: string | null };

const asApart = ({ reference, at, reason }: Apart) => ({
  ...{ afterVisit: reference, since: toIndiaIso(at), because: reason ?? 'safety' },
});

type Attended = {
  reference: string;
  visitAt: Instant;
  came: boolean;
  saidBy: Attendance['saidBy'];
  at: Instant;
};

/** The last word on each visit of a crew of which somebody has said whether they came; of the booking only its reference. */
const attendanceOf = statement<[number], Attended>({
  name: 'my-data-karigar-attendance',
  text: `select b.reference, d.starts_at as "visitAt", a.came, a.said_by as "saidBy", a.said_at as at
    from crew_attendance a join visits d on d.id = a.visit_id join bookings b on b.id = a.booking_id
    where a.karigar_id = $1 order by d.starts_at`,
});

const asAttendance = ({ reference, visitAt, at, ...said }: Attended) => ({
  ...{ visit: reference, on: toIndiaIso(visitAt), ...said, saidAt: toIndiaIso(at) },
});

const incomeOf = statement<[number], Credited>({
  name: 'my-data-income-tax',
  text: `select credited_at as at, gross_paise as "grossPaise", kept_paise as "keptPaise", section
    from income_tax_kept where karigar_id = $1 order by credited_at`,
});

const documentsOf = statement<[string], KeptRow & { id: string; kind: string }>({
  name: 'my-data-shown-documents',
  text: 'select id, kind, sealed as bytes, kept from karigar_documents where user_id = $1 order by sent_at',
});
