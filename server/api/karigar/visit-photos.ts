import type { Context, Hono } from 'hono';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import type { World } from '#server/app-context.ts';
import { bytesOf } from '#server/platform/objects/kept-column.ts';
import { findVisitPhoto } from '#server/views/visit-photo.ts';
import { apiHeaders } from '../http/answers.ts';
import { type Cookies, cookiesOf } from '../http/cookies.ts';
import { notePicture } from '../http/note-look.ts';
import { whoAsks } from '../session-cookie.ts';
import { isProven, whoOfStaff } from '../staff-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The pictures of a visit, for those it concerns: nothing between them and us may keep one, nor a telephone that is shared. */
export function openVisitPhotos(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  /** Both apps show them, and a picture does not say which: whoever is signed in to either is asked about. */
  async function whoMayAsk(c: Context) {
    const header = c.req.header('cookie');
    const cookies = (['customer', 'karigar'] as const).map((app) =>
      cookiesOf(header, secureCookies, app),
    );
    const staff = await whoOfStaff(world, cookies[0] as Cookies, world.now());
    if (isProven(staff)) return { staff, people: [] };
    const asked = await Promise.all(cookies.map((one) => whoAsks(world, one, world.now())));
    return { staff: undefined, people: asked.filter((one) => one !== undefined) };
  }

  app.get(`${VISIT_PHOTOS}/:id{${UUID}}`, async (c) => {
    try {
      const id = c.req.param('id');
      const { staff, people } = await whoMayAsk(c);
      const isOps = staff !== undefined;
      let found: Awaited<ReturnType<typeof findVisitPhoto>>;
      let userId = '';
      for (const one of isOps ? [staff] : people) {
        userId = one.person.id;
        found ??= await findVisitPhoto(world.pool, { id, userId, isOps });
      }
      const webp = found && (await bytesOf(world.objects, found));
      if (!found || !webp) return new Response('{"code":"not-found"}', { status: 404, headers });
      if (isOps)
        await notePicture(world, c, {
          by: userId,
          what: 'photo',
          whose: 'booking',
          id: found.bookingId,
        });
      return new Response(new Uint8Array(webp), {
        headers: { ...headers, 'content-type': 'image/webp' },
      });
    } catch (error) {
      world.log.fault('fault', error, { operation: 'visit-photo' });
      return new Response('{"code":"internal-error"}', { status: 500, headers });
    }
  });
}
