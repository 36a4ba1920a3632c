import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { newId } from '#kernel/ids.ts';
import { documentSeal } from '#server/modules/karigar/applying.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type Product, startProduct } from '#testing/product.ts';
import { bookPlumbing, customerOf } from '../../../stories/paid-online.ts';
import { bringVisitTo } from '../../../stories/visit-under-way.ts';

let product: Product;
let asha: Client;
let id: string;
beforeAll(async () => {
  product = await startProduct();
  asha = await customerOf(product, cast.asha.email);
  ({ id } = await bookPlumbing(asha, 'cash', 2));
  await bringVisitTo(product, id, 'dispatched');
});
afterAll(() => product.close());

test('the Karigar’s face is shown once it was checked, to their customer alone, and not after the visit', async () => {
  const portrait = newId();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const webp = await sharp({ create: white }).webp().toBuffer();
  const keys = keysFrom(serverSecret(product.dataFolder));
  const sealed = seal(keys, webp.toString('base64'), documentSeal(cast.ravi.id, portrait));
  await product.db.query(
    `insert into karigar_documents (id, user_id, kind, sealed, state, sent_at)
      values ($1, $2, 'portrait', $3, 'sent', now())
      on conflict (user_id, kind) do update set id = excluded.id, sealed = excluded.sealed, state = 'sent'`,
    [portrait, cast.ravi.id, sealed],
  );
  const picture = async () =>
    (await asha.call(readLiveVisit, { id })).value?.visit.karigar?.picture;
  expect(await picture()).toBeNull();
  await product.db.query(`update karigar_documents set state = 'accepted' where id = $1`, [
    portrait,
  ]);
  const address = await picture();
  expect(address).toContain(portrait);

  const seenBy = async (client: Client) => (await client.send('GET', address as string)).status;
  const answer = await asha.send('GET', address as string);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp);
  expect(await seenBy(await customerOf(product, cast.imran.email))).toBe(404);
  await product.db.query(`update bookings set status = 'completed' where id = $1`, [id]);
  expect([await seenBy(asha), await picture()]).toEqual([404, null]);
});
