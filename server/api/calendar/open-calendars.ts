import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { brandInFileName } from '#contract/brand.ts';
import { bookingCalendarPath, CALENDAR_TOKEN, calendarPath } from '#contract/calendar-link.ts';
import { homeOf } from '#contract/fields/address.ts';
import { bookingId } from '#contract/fields/booking-id.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { calendar as words } from '#i18n/every/calendar.ts';
import type { World } from '#server/app-context.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { findCalendarOf } from '#server/modules/identity/calendar-link-store.ts';
import type { Language } from '#server/modules/identity/person.ts';
import {
  type Bucket,
  calendarBuckets,
  calendarGuessBuckets,
} from '#server/modules/identity/throttling.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { tokenHash } from '#server/platform/secrets/token.ts';
import { type CalendarEntry, listCalendar, listCalendarOfBooking } from '#server/views/calendar.ts';
import { listKarigarCalendar } from '#server/views/karigar-calendar.ts';
import { apiHeaders } from '../http/answers.ts';
import { Caller, type CallerOptions } from '../http/caller.ts';
import { type Cookies, cookiesOf } from '../http/cookies.ts';
import { whoAsks } from '../session-cookie.ts';
import { calendarFile } from './calendar-file.ts';

type Options = CallerOptions & { readonly secureCookies: boolean };
type Answered = (c: Context) => Promise<Response>;

/** Calendars of people: by a link that needs no session, and one booking as a file for its owner. */
export function openCalendars(app: Hono, world: World, options: Options): void {
  const headers = apiHeaders({ https: options.secureCookies });
  const guarded =
    (operation: string, handle: Answered): Answered =>
    (c) =>
      handle(c).catch((error) => {
        world.log.fault('fault', error, { operation });
        return new Response('{"code":"internal-error"}', { status: 500, headers });
      });
  app.get(
    calendarPath(':file').replace('.ics', ''),
    guarded('calendar', (c) => answerCalendar(c, world, options)),
  );
  app.get(
    bookingCalendarPath(':id'),
    guarded('booking-calendar', (c) => answerBooking(c, world, options)),
  );
}

async function answerCalendar(c: Context, world: World, options: Options): Promise<Response> {
  const headers = apiHeaders({ https: options.secureCookies });
  const now = world.now();
  const token = c.req.param('file')?.replace(/\.ics$/, '') ?? '';
  const link = CALENDAR_TOKEN.test(token)
    ? await findCalendarOf(world.pool, tokenHash(token))
    : undefined;
  const refused = await refusedWhenTooMany(
    world,
    link
      ? calendarBuckets(`${link.app} ${link.userId}`)
      : calendarGuessBuckets(new Caller(c, options).address),
    headers,
  );
  if (refused) return refused;
  if (!link) return new Response('{"code":"not-found"}', { status: 404, headers });
  const { userId, app, language } = link;
  const isWork = app === 'karigar';
  const entries = isWork
    ? await listKarigarCalendar(world.pool, userId, now)
    : await listCalendar(world.pool, userId, now);
  const { places, origin } = { places: await world.facts.places(), origin: world.sender.origin };
  const { brand } = world.sender;
  const text = calendarFile(entries, {
    ...{ brand: brand.name, language, isReminded: false },
    name: words[language][isWork ? 'nameOfWork' : 'nameOfBookings']({ brand: brand.name }),
    placeOf: ({ address }) => areaOf(address, places.pincodes, language),
    linesOf: ({ bookingId: id }) => [
      isWork ? `${origin}/karigar/visits/${id}` : `${origin}/bookings/${id}`,
    ],
  });
  return answered(c, text, { headers, fileName: isWork ? 'visits' : 'bookings' });
}

/** The area, without the door: a link may lie in the calendar of a whole family, or of an office. */
function areaOf(
  address: CalendarEntry['address'],
  pincodes: ReadonlyMap<string, { readonly name: Readonly<Record<string, string>> }>,
  language: Language,
): string {
  const { pincode, society } = shownTo('other-karigar', 'customer.address', address);
  const area = pincodes.get(pincode)?.name;
  return [society, area?.[language] ?? area?.en, pincode].filter(Boolean).join(', ');
}

/** Reading the file is a visit like any other: a session that slides goes back with it. */
async function answerBooking(c: Context, world: World, options: Options): Promise<Response> {
  const cookies = cookiesOf(c.req.header('cookie'), options.secureCookies);
  const answer = await answerOwner(c, world, { ...options, cookies });
  for (const line of cookies.lines) answer.headers.append('set-cookie', line);
  return answer;
}

async function answerOwner(
  c: Context,
  world: World,
  { secureCookies, cookies }: Options & { readonly cookies: Cookies },
): Promise<Response> {
  const headers = apiHeaders({ https: secureCookies });
  const asks = await whoAsks(world, cookies, world.now());
  if (!asks) return new Response('{"code":"not-signed-in"}', { status: 401, headers });
  const id = bookingId.safeParse(c.req.param('id'));
  const entries = id.success
    ? await listCalendarOfBooking(world.pool, asks.person.id, id.data)
    : [];
  const [first] = entries;
  if (!first) return new Response('{"code":"booking-not-found"}', { status: 404, headers });
  const { brand, origin } = world.sender;
  const { language } = asks.person;
  const text = calendarFile(entries, {
    ...{ brand: brand.name, name: brand.name, language, isReminded: true },
    placeOf: ({ address }) => wholePlace(shownTo('customer', 'customer.address', address)),
    linesOf: ({ reference }) => [
      words[language].entry.code({ reference }),
      `${origin}/bookings/${first.bookingId}`,
    ],
  });
  return answered(c, text, {
    headers,
    fileName: `${brandInFileName(brand)}-${first.reference}`,
  });
}

const wholePlace = (address: CalendarEntry['address']): string =>
  [homeOf(address), address.landmark, address.city, `${address.state} ${address.pincode}`]
    .filter(Boolean)
    .join(', ');

async function refusedWhenTooMany(
  world: World,
  buckets: readonly Bucket[],
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const attempt = await throttle(world, buckets, world.now());
  if (attempt.ok) return undefined;
  const seconds = paramsOf(attempt.refusal, 'too-many-requests')?.retryAfterSeconds;
  return new Response('{"code":"too-many-requests"}', {
    status: 429,
    headers: { ...headers, 'retry-after': String(seconds) },
  });
}

/** A calendar that has it already is told so, and asks again next time. */
function answered(
  c: Context,
  text: string,
  { headers, fileName }: { headers: Record<string, string>; fileName: string },
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const kept = { ...headers, 'cache-control': 'private, no-cache', etag };
  const had = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim());
  if (had.some((one) => one.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers: kept });
  return new Response(text, {
    headers: {
      ...kept,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}.ics"`,
    },
  });
}
