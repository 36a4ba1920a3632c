import type { Instant } from '#kernel/time.ts';
import { insertSession, putSession } from './cast.ts';
import type { Client } from './client.ts';
import type { TestServer } from './start-test-server.ts';

type SignedIn = {
  /** When the person signed in. */
  readonly at?: Instant;
  readonly remember?: boolean;
};

/** A browser of its own in which a person has signed in. */
export async function clientOf(
  { client: newClient, clock, world }: TestServer,
  person: { readonly id: string },
  { at = clock.now, remember = false }: SignedIn = {},
): Promise<Client> {
  const client = newClient();
  const value = await insertSession(world.db, person, at, remember);
  putSession(client, value);
  return client;
}
