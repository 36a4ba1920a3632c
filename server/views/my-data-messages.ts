import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

/**
 * The messages sent to a person because of their account. The contents are kept only until the message has gone;
 * anything that would still open something is left out.
 */
export async function messagesTo(
  world: { readonly pool: Database; readonly keys: Keys },
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await messagesOf.run(world.pool, [userId]);
  return rows.map(({ id, sealed, writtenAt, deliveredAt, ...message }) => {
    const contents = sealed && unseal<Contents>(world.keys, sealed, id);
    return {
      ...message,
      writtenAt: toIndiaIso(writtenAt),
      deliveredAt: deliveredAt === null ? null : toIndiaIso(deliveredAt),
      ...(contents && {
        to: message.channel === 'push' ? 'a browser of yours' : contents.to,
        details: masked(contents.params),
      }),
    };
  });
}

type Contents = { readonly to: string; readonly params: Readonly<Record<string, unknown>> };

const masked = (params: Contents['params']) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name === 'code' || name === 'link' ? '••••••' : value,
    ]),
  );

type Row = {
  id: string;
  about: string;
  channel: string;
  language: string;
  state: string;
  writtenAt: Instant;
  deliveredAt: Instant | null;
  sealed: Buffer | null;
};

const messagesOf = statement<[string], Row>({
  name: 'my-data-messages',
  text: `select id, template as about, channel, language, state, created_at as "writtenAt",
      delivered_at as "deliveredAt", sealed
    from messages where user_id = $1 and state <> 'withheld' order by created_at, id`,
});
