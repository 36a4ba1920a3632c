import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { Sentence } from '#contract/live.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { inPortions } from '#server/platform/database/in-portions.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The two of a visit, by their accounts, and how far it is. */
export type Pair = {
  readonly status: BookingStatus;
  readonly customerId: string;
  readonly karigarId: number;
  readonly karigarUserId: string | null;
};

/** Nothing while nobody leads it. */
export async function findPair(db: Database, bookingId: string): Promise<Pair | undefined> {
  const row = await selectPair.first(db, [bookingId]);
  return (
    row && {
      status: row.status,
      customerId: row.customer_user_id,
      karigarId: row.karigar_id,
      karigarUserId: row.karigar_user_id,
    }
  );
}

export type Said = {
  readonly id: string;
  readonly bookingId: string;
  readonly by: 'customer' | 'karigar';
  /** The leader, with whom the talk goes. */
  readonly karigarId: number;
  /** Somebody else of the crew, who says it. */
  readonly speakerId?: number | undefined;
  readonly sentence: Sentence;
};

/** The Karigar whose word it is; of the customer's it says nothing more than the talk does. */
export const speakerOf = ({ speakerId, karigarId }: Pick<Said, 'karigarId' | 'speakerId'>) =>
  speakerId ?? karigarId;

/** The last sentences of this speaker in this talk. */
export async function listSaidAt(db: Database, said: Said): Promise<Instant[]> {
  const rows = await selectSaidAt.run(db, [
    ...([said.bookingId, said.by, said.karigarId, speakerOf(said)] as const),
  ]);
  return rows.map(({ said_at }) => said_at);
}

/** When this speaker has last said this very sentence. */
export const findLastSaid = async (
  db: Database,
  said: Omit<Said, 'id'>,
): Promise<Instant | undefined> =>
  (
    await selectLast.first(db, [
      ...([said.bookingId, said.by, said.karigarId, speakerOf(said), said.sentence] as const),
    ])
  )?.said_at;

/** `same`: it has been said already; `other`: something else has been said under this id. */
export async function findSaid(db: Database, said: Said): Promise<'same' | 'other' | undefined> {
  const row = await selectSaid.first(db, [said.id]);
  if (!row) return undefined;
  const isOfTalk = row.booking_id === said.bookingId && row.said_by === said.by;
  const bySame = said.by === 'customer' || row.speaker === speakerOf(said);
  const isSame = isOfTalk && bySame && row.sentence === said.sentence;
  return isSame ? 'same' : 'other';
}

/** False when it was said in the same instant by another request. */
export async function recordSaid(db: Database, said: Said, now: Instant): Promise<boolean> {
  const { id, bookingId, by, karigarId, speakerId = null, sentence } = said;
  const written = [id, bookingId, by, karigarId, speakerId, sentence, new Date(now)] as const;
  return (await insertSaid.count(db, written)) > 0;
}

/** Karigars: who has led, and who leads from now on. */
export type LeadPassed = { readonly from: number; readonly to: number };

/** The talk of a crew goes on with its next leader; the one who led is from now on somebody of the crew who has spoken. */
export const recordTalkPassed = (
  db: Database,
  bookingId: string,
  { from, to }: LeadPassed,
): Promise<number> => updateTalk.count(db, [bookingId, from, to]);

/** Sentences of visits that are long over. */
export const deleteOldTalk = (db: Database, before: Instant): Promise<number> =>
  inPortions((most) => removeOldTalk.count(db, [new Date(before), most]));

const selectPair = statement<
  [bookingId: string],
  {
    status: BookingStatus;
    customer_user_id: string;
    karigar_id: number;
    karigar_user_id: string | null;
  }
>({
  name: 'visit-find-pair',
  text: `select status, customer_user_id, karigar_id, karigar_user_id from led_visits
    where booking_id = $1`,
});

const BY_SPEAKER =
  'booking_id = $1 and said_by = $2 and karigar_id = $3 and coalesce(speaker_id, karigar_id) = $4';

const selectSaidAt = statement<
  [bookingId: string, by: string, karigarId: number, speakerId: number],
  { said_at: Instant }
>({
  name: 'visit-list-said-at',
  text: `select said_at from visit_sentences where ${BY_SPEAKER} order by said_at desc limit 200`,
});

const selectLast = statement<
  [bookingId: string, by: string, karigarId: number, speakerId: number, sentence: string],
  { said_at: Instant }
>({
  name: 'visit-find-last-said',
  text: `select said_at from visit_sentences where ${BY_SPEAKER} and sentence = $5 order by said_at desc limit 1`,
});

const insertSaid = statement<
  readonly [
    id: string,
    bookingId: string,
    by: string,
    karigarId: number,
    speakerId: number | null,
    sentence: string,
    at: Date,
  ]
>({
  name: 'visit-say',
  text: `insert into visit_sentences (id, booking_id, said_by, karigar_id, speaker_id, sentence, said_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
});

const updateTalk = statement<[bookingId: string, from: number, to: number]>({
  name: 'visit-pass-talk',
  text: `update visit_sentences set karigar_id = $3,
      speaker_id = case when said_by = 'karigar' then nullif(coalesce(speaker_id, karigar_id), $3) end
    where booking_id = $1 and karigar_id = $2`,
});

const selectSaid = statement<
  [id: string],
  { booking_id: string; said_by: string; speaker: number; sentence: string }
>({
  name: 'visit-find-said',
  text: `select booking_id, said_by, coalesce(speaker_id, karigar_id) as speaker, sentence
    from visit_sentences where id = $1`,
});

const removeOldTalk = statement<[before: Date, most: number]>({
  name: 'visit-erase-talk',
  text: `delete from visit_sentences where ctid = any (array(
    select ctid from visit_sentences where said_at < $1 limit $2))`,
});
