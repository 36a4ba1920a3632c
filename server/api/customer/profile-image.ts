import type { Hono } from 'hono';
import type { World } from '#server/app-context.ts';
import { PROFILE_IMAGES } from '#server/modules/identity/person.ts';
import { findProfileImage } from '#server/views/profile-image.ts';
import { apiHeaders } from '../http/answers.ts';
import { cookiesOf } from '../http/cookies.ts';
import { whoAsks } from '../session-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * The picture behind `profileImage`, for its owner alone. Its address changes with the picture, so their browser may keep
 * it for ever, and nothing between them and us may keep it at all.
 */
export function openProfileImages(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  app.get(`${PROFILE_IMAGES}/:id{${UUID}}`, async (c) => {
    try {
      const cookies = cookiesOf(c.req.header('cookie'), secureCookies);
      const asks = await whoAsks(world, cookies, world.now());
      const id = c.req.param('id');
      const webp = asks && (await findProfileImage(world, { id, userId: asks.person.id }));
      if (!webp) return new Response('{"code":"not-found"}', { status: 404, headers });
      return new Response(new Uint8Array(webp), {
        headers: {
          ...headers,
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=31536000, immutable',
        },
      });
    } catch (error) {
      world.log.fault('fault', error, { operation: 'profile-image' });
      return new Response('{"code":"internal-error"}', { status: 500, headers });
    }
  });
}
