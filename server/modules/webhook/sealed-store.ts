import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';

/** Under which the secret of a webhook is sealed. */
export const webhookSeal = (id: string): string => `webhook ${id}`;

export const sealedOfWebhooks = [
  sealedColumn('webhook-secret', {
    select: `select id::text as id, secret as sealed from webhooks
      where ($1::bytea is null or substring(secret from 1 for 7) <> $1) and id::text > $2
      order by id::text limit $3`,
    update: 'update webhooks set secret = $3 where id::text = $1 and secret = $2',
    about: ({ id }) => webhookSeal(id),
  }),
];
