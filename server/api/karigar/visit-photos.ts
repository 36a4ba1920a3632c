import type { Context, Hono } from 'hono';
import { ENCLOSURES } from '#contract/enclosure.ts';
import { VISIT_PHOTOS } from '#contract/visit.ts';
import type { World } from '#server/app-context.ts';
import { type PersonalField, STAFF_SEES } from '#server/modules/privacy/who-sees.ts';
import { bytesOf, type KeptRow } from '#server/platform/objects/kept-column.ts';
import { findEnclosure } from '#server/views/enclosures.ts';
import { findVisitPhoto } from '#server/views/visit-photo.ts';
import { apiHeaders } from '../http/answers.ts';
import { type Cookies, cookiesOf } from '../http/cookies.ts';
import { notePicture } from '../http/note-look.ts';
import type { SignedIn } from '../http/who.ts';
import { whoAsks } from '../session-cookie.ts';
import { isProven, whoOfStaff } from '../staff-cookie.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The pictures and voice notes of a visit, for those it concerns: nothing between them and us may keep one, nor a telephone that is shared. */
export function openVisitPhotos(
  app: Hono,
  world: World,
  { secureCookies }: { readonly secureCookies: boolean },
): void {
  const headers = apiHeaders({ https: secureCookies });
  /** Both apps show them, and a picture does not say which: whoever is signed in to either is asked about. */
  async function whoMayAsk(c: Context, field: PersonalField) {
    const header = c.req.header('cookie');
    const cookies = (['customer', 'karigar'] as const).map((app) =>
      cookiesOf(header, secureCookies, app),
    );
    const staff = await whoOfStaff(world, cookies[0] as Cookies, world.now());
    // The day of the city needs no look into anybody's home, and no word of a talk.
    if (isProven(staff) && staff.staff.roles.some((role) => STAFF_SEES[field].includes(role)))
      return { staff, people: [] };
    const asked = await Promise.all(cookies.map((one) => whoAsks(world, one, world.now())));
    return { staff: undefined, people: asked.filter((one) => one !== undefined) };
  }

  for (const { path, find, what, field } of FILES)
    app.get(`${path}/:id{${UUID}}`, async (c) => {
      try {
        const id = c.req.param('id');
        const { staff, people } = await whoMayAsk(c, field);
        const isOps = staff !== undefined;
        let found: Awaited<ReturnType<typeof find>>;
        /** Somebody of us: at the console, or looking as the customer does. */
        let colleague: string | null | undefined;
        const asking: readonly SignedIn[] = isOps ? [staff] : people;
        for (const { person, session } of asking) {
          if (found) break;
          const asked = { id, userId: person.id, isOps, now: new Date(world.now()) };
          found = await find(world.pool, asked);
          colleague = isOps ? person.id : session.viewedBy;
        }
        const bytes = found && (await bytesOf(world.objects, found));
        if (!found || !bytes) return new Response('{"code":"not-found"}', { status: 404, headers });
        const look = { what, whose: 'booking', id: found.bookingId } as const;
        if (colleague != null) await notePicture(world, c, { by: colleague, ...look });
        const type = { 'content-type': found.media ?? 'image/webp' };
        return new Response(new Uint8Array(bytes), { headers: { ...headers, ...type } });
      } catch (error) {
        world.log.fault('fault', error, { operation: 'visit-photo' });
        return new Response('{"code":"internal-error"}', { status: 500, headers });
      }
    });
}

type Found = KeptRow & { readonly bookingId: string; readonly media?: string };
type Find = (...asked: Parameters<typeof findEnclosure>) => Promise<Found | undefined>;

const FILES: readonly {
  path: string;
  find: Find;
  what: 'photo' | 'talk';
  field: PersonalField;
}[] = [
  { path: VISIT_PHOTOS, find: findVisitPhoto, what: 'photo', field: 'visit.photos' },
  { path: ENCLOSURES, find: findEnclosure, what: 'talk', field: 'visit.enclosures' },
];
