import { brandInFileName } from '#contract/brand.ts';
import type { downloadData as contract } from '#contract/customer/download-data.ts';
import type { OutputOf } from '#contract/operation.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { bytesOf, type KeptRow } from '#server/platform/objects/kept-column.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listLooks } from './looks.ts';
import { bookingsOf, creditOf, payoutsOf } from './my-data-bookings.ts';
import { messagesTo } from './my-data-messages.ts';
import { workingOf } from './my-data-work.ts';

type MyData = OutputOf<typeof contract>;
/** More than anybody has: the file is whole. */
const ALL_LOOKS = 100_000;
type Part = Record<string, unknown>;

/** Everything that is kept about a person, in the order in which they would look for it, and in words they can read. */
export async function collectMyData(
  world: {
    readonly pool: Database;
    readonly keys: Keys;
    readonly objects: ObjectStore;
    readonly sender: { brand: { name: string } };
  },
  userId: string,
  now: Instant,
): Promise<MyData> {
  const db = world.pool;
  const list = async (asked: typeof identitiesOf) => (await asked.run(db, [userId])).map(readable);
  const [found] = await list(accountOf);
  if (!found) throw new Error('The account was closed during this request');
  const { hasPassword, ...account } = found;
  const [picture] = await pictureOf.run(db, [userId]);
  const webp = picture && (await bytesOf(world.objects, picture));
  return {
    fileName: `${brandInFileName(world.sender.brand)}-my-data-${dateInIndia(now)}.json`,
    data: {
      about: {
        what: `Everything that ${world.sender.brand.name} keeps about you`,
        madeAt: toIndiaIso(now),
        notIncluded:
          'Passwords and one-time codes, which are kept only as hashes that cannot be turned back.',
      },
      account,
      waysToLogIn: {
        password: hasPassword,
        accountsOfOtherCompanies: await list(identitiesOf),
        passkeys: await list(passkeysOf),
      },
      agreements: await list(consentsOf),
      savedAddresses: await list(addressesOf),
      bookings: await bookingsOf(db, userId),
      accountCredit: await creditOf(db, userId),
      payouts: await payoutsOf(db, userId),
      notifications: await list(notificationsOf),
      messages: await messagesTo(world, userId),
      callBackRequests: await list(leadsOf),
      workingWithUs: await workingOf(world, userId),
      closedByUs: await list(closuresOf),
      complaintsAndRequests: await list(casesOf),
      notesAboutYou: await list(notesOf),
      looksOfOperations: (await listLooks(db, userId, ALL_LOOKS)).looks,
      devices: await list(devicesOf),
      pushSubscriptions: await list(subscriptionsOf),
      calendarLinks: await list(calendarLinksOf),
      profilePicture:
        picture && webp
          ? {
              savedAt: toIndiaIso(picture.savedAt),
              format: 'image/webp',
              file: `data:image/webp;base64,${webp.toString('base64')}`,
            }
          : null,
    },
  };
}

/** Instants as India reads them. */
export const readable = (row: Part): Part =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'number' ? toIndiaIso(value) : value,
    ]),
  );

const of = (name: string, text: string) =>
  statement<[userId: string], Part>({ name: `my-data-${name}`, text });

const accountOf = of(
  'account',
  `select id as "accountId", full_name as "fullName", email, email_proven_at as "emailProvenAt", mobile,
      mobile_proven_at as "mobileProvenAt", language, roles, created_at as "createdAt", updated_at as "updatedAt",
      last_profile_update as "profileEditedAt", unwanted_news as "unwantedNews",
      password_hash is not null as "hasPassword"
    from users where id = $1`,
);
const identitiesOf = of(
  'identities',
  `select provider as company, subject as "nameThere", linked_at as "linkedAt"
    from identities where user_id = $1 order by linked_at`,
);
const passkeysOf = of(
  'passkeys',
  `select device as "madeOn", added_at as "addedAt", used_at as "usedAt"
    from passkeys where user_id = $1 order by added_at`,
);
/** The version that stood there when somebody agreed; the first for whoever agreed before versions were kept. */
const textRead = (key: string): string =>
  `coalesce((select t.version from text_versions t where t.key = '${key}' and t.holds_from <= accepted_at
    order by t.holds_from desc, t.version desc limit 1), 1)`;
const consentsOf = of(
  'consents',
  `select 'Terms of Service and Privacy Policy' as documents, version, language, way, accepted_at as "acceptedAt",
      ${textRead('terms-of-service')} as "versionOfTerms", ${textRead('privacy-policy')} as "versionOfPrivacyPolicy"
    from consents where user_id = $1 order by accepted_at`,
);
const addressesOf = of(
  'addresses',
  `select label, address, saved_at as "savedAt" from saved_addresses where user_id = $1 order by saved_at, id`,
);
const notificationsOf = of(
  'notifications',
  `select kind, params as details, created_at as "toldAt", read_at as "readAt"
    from notifications where user_id = $1 order by created_at, id`,
);
// A number that is only claimed may be a stranger's, and so may its requests.
const leadsOf = of(
  'leads',
  `select l.name, l.mobile, l.service_interest as "serviceInterest", l.area, l.language, l.created_at as "askedAt",
      l.handled_at as "answeredAt"
    from leads l join users u on u.mobile = l.mobile and u.mobile_proven_at is not null
    where u.id = $1 order by l.created_at`,
);
const closuresOf = of(
  'closures',
  `select kind, reason, notice, closed_at as "closedAt", ends_at as "endsAt", decision, evidence, decided_at as "decidedAt",
      appeal, appealed_at as "appealedAt", appeal_granted as "appealGranted", appeal_answer as "appealAnswer",
      former_appeals as "formerAppeals", reopened_at as "reopenedAt", reopened_why as "reopenedWhy"
    from account_closures where user_id = $1 order by closed_at`,
);
// As `own-cases.ts` shows them: who left a crew for safety is told to nobody.
const casesOf = of(
  'cases',
  `select c.number, c.kind, c.topic, c.said, c.opened_at as "openedAt", c.acknowledged_at as "acknowledgedAt",
      c.resolve_by as "resolvedByAt", c.next_step as "whatComesNext", c.closed_at as "closedAt", c.outcome, c.reason,
      (select coalesce(jsonb_agg(jsonb_build_object('what', s.step, 'said', s.text) order by s.position), '[]')
        from case_steps s where s.case_id = c.id) as steps
    from cases c where c.user_id = $1 and (c.kind <> 'safety-exit' or c.about = c.booking_id::text)
    order by c.opened_at`,
);
const notesOf = of(
  'notes',
  `select n.about, n.text, n.written_at as "writtenAt" from notes n
    where n.about = 'customer' and n.subject = $1::text
      or n.about = 'booking' and n.subject in (select b.id::text from bookings b where b.user_id = $1::uuid)
      or n.about = 'karigar' and n.subject in (select k.id::text from karigars k where k.user_id = $1::uuid)
    order by n.written_at`,
);
const devicesOf = of(
  'devices',
  `select device, remember as "keptLoggedIn", created_at as "loggedInAt", last_seen_at as "lastSeenAt",
      expires_at as "endsAt" from sessions where user_id = $1 and viewed_by is null order by created_at`,
);
const subscriptionsOf = of(
  'subscriptions',
  `select endpoint, created_at as "createdAt" from push_subscriptions where user_id = $1 order by created_at`,
);
const calendarLinksOf = of(
  'calendar-links',
  `select app, made_at as "madeAt" from calendar_links where user_id = $1 order by app`,
);
const pictureOf = statement<[string], KeptRow & { savedAt: Instant }>({
  name: 'my-data-picture',
  text: 'select webp as bytes, kept, made_at as "savedAt" from profile_images where user_id = $1',
});
