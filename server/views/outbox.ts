import type { Channel } from '#contract/channels.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

export type OutboxMessage = {
  readonly id: string;
  readonly channel: Channel;
  readonly template: string;
  readonly language: Lang;
  readonly state: string;
  readonly failure: string | null;
  readonly createdAt: Instant;
  readonly to: string;
  readonly params: Readonly<Record<string, string | number>>;
};

type Row = Omit<OutboxMessage, 'to' | 'params'> & { sealed: Buffer };

const latest = statement<[number], Row>({
  name: 'outbox-latest',
  text: `select id, channel, template, language, state, failure, sealed, created_at as "createdAt"
    from messages where sealed is not null and state <> 'withheld'
    order by created_at desc, id desc limit $1`,
});

/** For development only, where messages are kept: what was sent, readable. */
export async function findLatestMessages(
  db: Database,
  keys: Keys,
  most = 50,
): Promise<OutboxMessage[]> {
  const rows = await latest.run(db, [most]);
  return rows.flatMap(({ sealed, ...row }) => {
    const contents = unseal<Pick<OutboxMessage, 'to' | 'params'>>(keys, sealed, row.id);
    return contents ? [{ ...row, ...contents }] : [];
  });
}
