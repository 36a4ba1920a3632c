import { SCOPES, type Scope } from '#contract/scopes.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { makeApiKey } from '#server/flows/integrator/make-api-key.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { NOW } from './world.ts';

/** A key of an integrator who has no other, unless one is named; it opens everything, unless said otherwise. */
export async function insertApiKey(
  db: Pool,
  {
    integrator = newId(),
    scopes = SCOPES,
  }: { integrator?: string; scopes?: readonly Scope[] } = {},
): Promise<string> {
  const wish = { id: newId(), integrator, scopes: [...scopes], by: newId() };
  const expiresOn = addDays(dateInIndia(NOW), 300);
  const made = await makeApiKey(db, { ...wish, expiresOn }, NOW);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.key;
}
