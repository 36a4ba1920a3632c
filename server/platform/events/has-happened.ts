import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

const select = statement<[string, string, string], { happened: boolean }>({
  name: 'events-has-happened',
  text: `select exists (select from events where subject = $1 and type = $2 and data @> $3::jsonb) as happened`,
});

/** Whether there is an event of this name about it already, with these among its data. */
export const hasHappened = async (
  db: Database,
  subject: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<boolean> =>
  (await select.first(db, [subject, type, JSON.stringify(data)]))?.happened === true;

const selectSince = statement<[string, string, Date, string], { happened: boolean }>({
  name: 'events-has-happened-since',
  text: `select exists (select from events where subject = $1 and type = $2 and at >= $3 and data @> $4::jsonb) as happened`,
});

/** Whether there has been an event of this name about it since then, with these among its data. */
export const hasHappenedSince = async (
  db: Database,
  subject: string,
  type: string,
  since: Instant,
  data: Readonly<Record<string, unknown>> = {},
): Promise<boolean> =>
  (await selectSince.first(db, [subject, type, new Date(since), JSON.stringify(data)]))
    ?.happened === true;

const selectFirst = statement<[string, string, Date, string, string], { at: Instant | null }>({
  name: 'events-first-with-since',
  text: `select min(at) as at from events
    where subject = $1 and type = $2 and at >= $3 and data @> $4::jsonb and data ? $5`,
});

/** The first such event since then whose data also say something under this key; null when there is none. */
export const firstSaying = async (
  db: Database,
  subject: string,
  type: string,
  { since, data, key }: { since: Instant; data: Readonly<Record<string, unknown>>; key: string },
): Promise<Instant | null> =>
  (await selectFirst.first(db, [subject, type, new Date(since), JSON.stringify(data), key]))?.at ??
  null;
