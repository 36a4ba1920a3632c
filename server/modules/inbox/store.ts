import type { InboxKind, InboxOutcome } from '#contract/ops/inbox.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { NewItem } from './item.ts';

/** Once for an event: answers whether this was the time. */
export const recordHeard = async (db: Database, eventId: number, kind: string): Promise<boolean> =>
  (await insertHeard.count(db, [eventId, kind])) === 1;

const insertHeard = statement<[number, string]>({
  name: 'inbox-heard',
  text: 'insert into inbox_heard (event_id, kind) values ($1, $2) on conflict do nothing',
});

/**
 * Opens an item, or says of the one that is open about the same trouble how it stands now. Answers the item's id, and
 * whether it is new.
 */
export async function recordItem(
  db: Database,
  id: string,
  item: NewItem,
  at: Instant,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { kind, about, bookingId, karigarId, leadId, thingId, amountPaise, because } = item;
  const { harms, harmAt, meanwhile, escalates } = item;
  const until = meanwhile.at === undefined ? null : new Date(meanwhile.at);
  const row = await upsertItem.first(db, [
    ...([id, kind, about, bookingId ?? null, karigarId ?? null, leadId ?? null] as const),
    ...([thingId ?? null, amountPaise ?? null, because ?? null, harms, new Date(harmAt)] as const),
    ...([meanwhile.does, until, new Date(at), escalates === true] as const),
  ]);
  if (!row) throw new Error('The item was not written');
  return { id: row.id, isNew: row.id === id };
}

const upsertItem = statement<
  [
    id: string,
    kind: string,
    about: string,
    bookingId: string | null,
    karigarId: number | null,
    leadId: string | null,
    thingId: string | null,
    amountPaise: number | null,
    because: string | null,
    harms: string,
    harmAt: Date,
    meanwhile: string,
    meanwhileAt: Date | null,
    at: Date,
    escalates: boolean,
  ],
  { id: string }
>({
  name: 'inbox-open-item',
  text: `insert into inbox_items as i (id, kind, about, booking_id, karigar_id, lead_id, thing_id, amount_paise, because,
      harms, harm_at, meanwhile, meanwhile_at, opened_at, escalated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $15 then $14::timestamptz end)
    on conflict (kind, about) where closed_at is null do update set
      karigar_id = coalesce(excluded.karigar_id, i.karigar_id), because = excluded.because,
      amount_paise = coalesce(excluded.amount_paise, i.amount_paise),
      harm_at = excluded.harm_at, meanwhile = excluded.meanwhile, meanwhile_at = excluded.meanwhile_at,
      escalated_at = coalesce(i.escalated_at, excluded.escalated_at), version = i.version + 1
    returning id`,
});

export type StepName = 'opened' | 'again' | 'escalated' | 'taken' | 'released' | 'noted' | 'closed';

/** Answers how many were written: none when the name is taken. */
export const recordStep = (
  db: Database,
  step: {
    readonly id: string;
    readonly itemId: string;
    readonly step: StepName;
    readonly by: string;
    readonly note?: string | undefined;
  },
  at: Instant,
): Promise<number> =>
  insertStep.count(db, [
    ...([step.id, step.itemId, step.step, new Date(at), step.by, step.note || null] as const),
  ]);

const insertStep = statement<[string, string, string, Date, string, string | null]>({
  name: 'inbox-record-step',
  text: `insert into inbox_steps (id, item_id, step, at, by, note) values ($1, $2, $3, $4, $5, $6)
    on conflict (id) do nothing`,
});

export type OpenItem = {
  readonly id: string;
  readonly kind: InboxKind;
  readonly about: string;
  readonly bookingId: string;
  readonly harmAt: Instant;
  readonly karigarId: number | null;
  readonly thingId: string | null;
};

/** The open items about these bookings. */
export const listOpenAbout = (db: Database, bookingIds: readonly string[]): Promise<OpenItem[]> =>
  selectOpenAbout.run(db, [bookingIds]);

const selectOpenAbout = statement<[readonly string[]], OpenItem>({
  name: 'inbox-open-about',
  text: `select id, kind, about, booking_id as "bookingId", harm_at as "harmAt", karigar_id as "karigarId", thing_id as "thingId"
    from inbox_items where booking_id = any($1) and closed_at is null order by id`,
});

/** The open item about that trouble, which belongs to no booking. */
export const findOpenItem = async (
  db: Database,
  kind: InboxKind,
  about: string,
): Promise<string | undefined> => (await selectOpenItem.first(db, [kind, about]))?.id;

const selectOpenItem = statement<[InboxKind, string], { id: string }>({
  name: 'inbox-find-open',
  text: 'select id from inbox_items where kind = $1 and about = $2 and closed_at is null for update',
});

/** The open items of a kind about things of this Karigar. */
export const listOpenOfKarigar = (db: Database, kind: InboxKind, karigarId: number) =>
  selectOpenOfKarigar.run(db, [kind, karigarId]);

const selectOpenOfKarigar = statement<[InboxKind, number], { id: string; about: string }>({
  name: 'inbox-open-of-karigar',
  text: 'select id, about from inbox_items where kind = $1 and karigar_id = $2 and closed_at is null order by id for update',
});

/** Freezes that have lapsed, and alarms of days that are over: nobody has to end them. */
export const listLapsed = async (db: Database, now: Instant, since: Instant): Promise<string[]> =>
  (await selectLapsed.run(db, [new Date(now), new Date(since)])).map(({ id }) => id);

const selectLapsed = statement<[Date, Date], { id: string }>({
  name: 'inbox-lapsed',
  text: `select id from inbox_items where closed_at is null
      and ((kind = 'bookings-frozen' and meanwhile_at <= $1)
        or (kind in ('message-budget', 'unproven-lapsed') and opened_at < $2)) for update`,
});

export type LockedItem = {
  readonly id: string;
  readonly kind: InboxKind;
  readonly about: string;
  readonly bookingId: string | null;
  readonly harmAt: Instant;
  readonly meanwhileAt: Instant | null;
  readonly leadId: string | null;
  readonly ownerId: string | null;
  readonly openedAt: Instant;
  readonly closedAt: Instant | null;
  readonly outcome: string | null;
};

export const lockItem = (db: Database, id: string): Promise<LockedItem | undefined> =>
  selectForUpdate.first(db, [id]);

const selectForUpdate = statement<[string], LockedItem>({
  name: 'inbox-lock-item',
  text: `select id, kind, about, booking_id as "bookingId", harm_at as "harmAt", meanwhile_at as "meanwhileAt", lead_id as "leadId", owner_id as "ownerId", opened_at as "openedAt",
      closed_at as "closedAt", outcome
    from inbox_items where id = $1 for update`,
});

export const recordOwner = (
  db: Database,
  id: string,
  ownerId: string | null,
  at: Instant,
): Promise<number> => updateOwner.count(db, [id, ownerId, ownerId === null ? null : new Date(at)]);

const updateOwner = statement<[string, string | null, Date | null]>({
  name: 'inbox-record-owner',
  text: `update inbox_items set owner_id = $2, taken_at = $3, version = version + 1
    where id = $1 and closed_at is null`,
});

export const recordNoted = (db: Database, id: string): Promise<number> =>
  updateNoted.count(db, [id]);

const updateNoted = statement<[string]>({
  name: 'inbox-record-noted',
  text: 'update inbox_items set version = version + 1 where id = $1',
});

/** Closed once; answers whether this was the time. */
export const recordClosed = async (
  db: Database,
  id: string,
  end: { readonly outcome: InboxOutcome | 'by-itself'; readonly by: string },
  at: Instant,
): Promise<boolean> =>
  (await updateClosed.count(db, [id, new Date(at), end.by, end.outcome])) === 1;

const updateClosed = statement<[string, Date, string, string]>({
  name: 'inbox-record-closed',
  text: `update inbox_items set closed_at = $2, closed_by = $3, outcome = $4, version = version + 1
    where id = $1 and closed_at is null`,
});

const selectNote = statement<[string], { itemId: string; by: string; note: string | null }>({
  name: 'inbox-find-note',
  text: 'select item_id as "itemId", by, note from inbox_steps where id = $1',
});

export const findNote = (db: Database, id: string) => selectNote.first(db, [id]);

/** Bookings with an open item that ends when its cause is gone. */
export const listTroubled = async (db: Database): Promise<string[]> =>
  (await selectTroubled.run(db, [ENDS_BY_ITSELF])).map(({ bookingId }) => bookingId);

const ENDS_BY_ITSELF: readonly InboxKind[] = [
  'nobody-comes',
  'day-unled',
  'karigar-silent',
  'runs-late',
  'stands-still',
  'overruns',
];

const selectTroubled = statement<[readonly string[]], { bookingId: string }>({
  name: 'inbox-troubled-bookings',
  text: `select distinct booking_id as "bookingId" from inbox_items
    where closed_at is null and booking_id is not null and kind = any($1) limit 500`,
});

export type OpenMoney = {
  readonly id: string;
  readonly kind: InboxKind;
  readonly about: string;
  readonly because: string | null;
  readonly isOpen: boolean;
};

/** The open items about money, and those that a colleague has lately closed. */
export const listOpenOfThings = (db: Database, since: Instant): Promise<OpenMoney[]> =>
  selectOfThings.run(db, [new Date(since)]);

const selectOfThings = statement<[Date], OpenMoney>({
  name: 'inbox-open-money',
  text: `select id, kind, about, because, closed_at is null as "isOpen" from inbox_items
    where (closed_at is null or (closed_at > $1 and closed_by <> 'house'))
      and kind in ('refund-stuck', 'payout-stuck', 'karigar-pay-stuck', 'payment-mismatch', 'decision-waits')`,
});
