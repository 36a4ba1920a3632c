import type { Scope } from '#contract/scopes.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { ApiKey } from './integrator.ts';

const upsertIntegrator = statement<[string, string, Date], { id: string }>({
  name: 'integrator-record',
  text: `insert into integrators (id, name, made_at) values ($1, $2, $3)
    on conflict (lower(name)) do update set name = integrators.name returning id`,
});

/** The integrator of this name, however it is written; made where there is none. */
export async function findOrMakeIntegrator(
  db: Database,
  { id, name }: { readonly id: string; readonly name: string },
  now: Instant,
): Promise<string> {
  const row = await upsertIntegrator.first(db, [id, name, new Date(now)]);
  return row?.id ?? id;
}

export type NewKey = {
  readonly id: string;
  readonly integratorId: string;
  readonly tokenHash: Buffer;
  readonly ending: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Instant;
};

const insertKey = statement<[string, string, Buffer, string, readonly string[], Date, Date]>({
  name: 'integrator-record-key',
  text: `insert into api_keys (id, integrator_id, token_hash, ending, scopes, made_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
});

/** False when there is one under this id already. */
export const recordKey = async (
  db: Database,
  { id, integratorId, tokenHash, ending, scopes, expiresAt }: NewKey,
  now: Instant,
): Promise<boolean> =>
  (await insertKey.count(db, [
    ...([id, integratorId, tokenHash, ending, scopes] as const),
    ...([new Date(now), new Date(expiresAt)] as const),
  ])) === 1;

const KEY = `k.id, k.integrator_id as "integratorId", i.name, k.scopes, k.expires_at as "expiresAt", k.revoked_at as "revokedAt"
    from api_keys k join integrators i on i.id = k.integrator_id`;

const byHash = statement<[Buffer], ApiKey>({
  name: 'integrator-find-key',
  text: `select ${KEY} where k.token_hash = $1`,
});

export const findKey = (db: Database, tokenHash: Buffer): Promise<ApiKey | undefined> =>
  byHash.first(db, [tokenHash]);

const lockOne = statement<[string], ApiKey>({
  name: 'integrator-lock-key',
  text: `select ${KEY} where k.id = $1 for no key update of k`,
});

export const lockKey = (db: Database, id: string): Promise<ApiKey | undefined> =>
  lockOne.first(db, [id]);

const revoke = statement<[string, Date]>({
  name: 'integrator-record-revocation',
  text: 'update api_keys set revoked_at = $2 where id = $1',
});

export async function recordRevocation(db: Database, id: string, now: Instant): Promise<void> {
  await revoke.run(db, [id, new Date(now)]);
}

const lockParty = statement<[string]>({
  name: 'integrator-lock',
  text: 'select id from integrators where id = $1 for no key update',
});

/** Their things are counted by one at a time. */
export async function lockIntegrator(db: Database, id: string): Promise<void> {
  await lockParty.run(db, [id]);
}
