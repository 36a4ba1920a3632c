import { type Instant, MINUTE } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const insert = statement<[string, number, Buffer, Date]>({
  name: 'society-record-gate-link',
  text: `insert into gate_links (id, society_id, token_hash, given_at) values ($1, $2, $3, $4)
    on conflict (id) do nothing`,
});
const withdraw = statement<[number, Date]>({
  name: 'society-withdraw-gate-links',
  text: 'update gate_links set withdrawn_at = $2 where society_id = $1 and withdrawn_at is null',
});
const known = statement<[string], { id: string }>({
  name: 'society-known-gate-link',
  text: 'select id from gate_links where id = $1',
});
const byHash = statement<[Buffer], GateLink>({
  name: 'society-find-gate-link',
  text: `select l.id, s.id as "societyId", s.name, s.pincode from gate_links l
    join societies s on s.id = l.society_id where l.token_hash = $1 and l.withdrawn_at is null`,
});
const use = statement<[string, Date, Date]>({
  name: 'society-use-gate-link',
  text: 'update gate_links set used_at = $2 where id = $1 and (used_at is null or used_at < $3)',
});

/** An open link, and the society whose list it opens. */
export type GateLink = {
  readonly id: string;
  readonly societyId: number;
  readonly name: string;
  readonly pincode: string;
};

export const isGateLinkKnown = async (db: Database, id: string): Promise<boolean> =>
  (await known.first(db, [id])) !== undefined;

export const recordGateLink = (
  db: Database,
  { id, societyId, tokenHash }: { id: string; societyId: number; tokenHash: Buffer },
  now: Instant,
): Promise<unknown> => insert.run(db, [id, societyId, tokenHash, new Date(now)]);

/** How many were open. */
export const recordWithdrawn = (db: Database, societyId: number, now: Instant): Promise<number> =>
  withdraw.count(db, [societyId, new Date(now)]);

export const findGateLink = (db: Database, tokenHash: Buffer): Promise<GateLink | undefined> =>
  byHash.first(db, [tokenHash]);

/** Each minute at the most: a page that looks again and again writes little. */
export const recordGateLinkUse = (db: Database, id: string, now: Instant): Promise<unknown> =>
  use.run(db, [id, new Date(now), new Date(now - MINUTE)]);
