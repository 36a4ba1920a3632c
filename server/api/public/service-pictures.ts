import type { Hono } from 'hono';
import { PICTURE_WIDTHS, PICTURES } from '#contract/fields/service-picture.ts';
import type { World } from '#server/app-context.ts';
import { findServicePicture } from '#server/views/service-picture.ts';
import { apiHeaders } from '../http/answers.ts';

/** For everybody, and kept by whoever has it: another picture has another address. */
export function openServicePictures(
  app: Hono,
  world: Pick<World, 'pool' | 'objects' | 'log'>,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  app.get(
    `${PICTURES}/:hash{[0-9a-f]{32}}/:file{(?:${PICTURE_WIDTHS.join('|')}).webp}`,
    async (c) => {
      try {
        const { hash, file } = c.req.param();
        const webp = await findServicePicture(world, { hash, width: Number.parseInt(file, 10) });
        if (!webp) return new Response('{"code":"not-found"}', { status: 404, headers });
        return new Response(new Uint8Array(webp), {
          headers: {
            ...headers,
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
          },
        });
      } catch (error) {
        world.log.fault('fault', error, { operation: 'service-picture' });
        return new Response('{"code":"internal-error"}', { status: 500, headers });
      }
    },
  );
}
