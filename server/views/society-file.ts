import type { Address } from '#contract/fields/address.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readSocietyFile as contract } from '#contract/ops/read-society-file.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { DAY, dateInIndia, type Instant, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { SOCIETY_RULES } from './society-rules.ts';

type File = OutputOf<typeof contract>;

const BEFORE = 90 * DAY;

/** Everything about one society, for whoever of us is asked about it. */
export async function readSocietyFile(
  db: Database,
  id: number,
  now: Instant,
): Promise<File | undefined> {
  const row = await selectSociety.first(db, [id]);
  if (!row) return undefined;
  const { names, ...society } = row;
  const today = new Date(instantInIndia(dateInIndia(now), 0));
  const there = [society.name.toLowerCase(), society.pincode] as const;
  const [ahead, before, link] = await Promise.all([
    selectAhead.run(db, [...there, today]),
    countBefore.first(db, [...there, today, new Date(today.getTime() - BEFORE)]),
    selectLink.first(db, [id]),
  ]);
  return {
    society,
    area: inEveryLanguage(names),
    ahead: ahead.map(({ address, startsAt, customerName, ...one }) => ({
      ...one,
      startsAt: toIndiaIso(startsAt),
      customerName: shownTo('operations', 'customer.name', customerName),
      door: doorOf(shownTo('operations', 'customer.address', address)),
    })),
    gateLink: link
      ? {
          givenAt: toIndiaIso(link.givenAt),
          usedAt: link.usedAt === null ? null : toIndiaIso(link.usedAt),
        }
      : null,
    before: before ?? { bookings: 0, homes: 0 },
  };
}

const doorOf = ({ wing, flat }: Address): string => [wing, flat].filter(Boolean).join('-');

const selectSociety = statement<[number], File['society'] & { names: Partial<ByLanguage<string>> }>(
  {
    name: 'view-society-file',
    text: `select ${SOCIETY_RULES}, p.names from societies s join pincodes p on p.pincode = s.pincode where s.id = $1`,
  },
);

const THERE = `lower(b.address ->> 'society') = $1 and b.address ->> 'society' <> '' and b.address ->> 'pincode' = $2`;

const selectAhead = statement<
  [string, string, Date],
  Omit<File['ahead'][number], 'startsAt' | 'door'> & { startsAt: Instant; address: Address }
>({
  name: 'view-society-file-ahead',
  text: `select b.id, b.reference, b.status, b.service_name as "serviceName", b.starts_at as "startsAt", b.name as "customerName",
      b.address, (select count(*)::int from inbox_items i where i.booking_id = b.id and i.closed_at is null) as "openItems"
    from bookings b where ${THERE} and b.starts_at >= $3 order by b.starts_at, b.id limit 50`,
});

const selectLink = statement<[number], { givenAt: Instant; usedAt: Instant | null }>({
  name: 'view-society-file-gate-link',
  text: `select given_at as "givenAt", used_at as "usedAt" from gate_links where society_id = $1 and withdrawn_at is null`,
});

const countBefore = statement<[string, string, Date, Date], File['before']>({
  name: 'view-society-file-before',
  text: `select count(*)::int as bookings,
      count(distinct lower(concat_ws('-', b.address ->> 'wing', b.address ->> 'flat')))::int as homes
    from bookings b where ${THERE} and b.starts_at >= $4 and b.starts_at < $3`,
});
