import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

export type TemplateName = {
  readonly channel: string;
  readonly name: string;
  readonly language: string;
};

/** Writes follow each other: of two who have read the same one hears what the other wrote. */
export const lockTemplates = (db: Database): Promise<unknown> => lockWhole(db, 'templates');

export const findTemplateChange = async (
  db: Database,
  { channel, name, language }: TemplateName,
): Promise<Instant | undefined> =>
  (await selectChange.first(db, [channel, name, language]))?.changedAt;

const selectChange = statement<[string, string, string], { changedAt: Instant }>({
  name: 'template-changed-at',
  text: `select changed_at as "changedAt" from template_registrations
    where channel = $1 and name = $2 and language = $3 order by id desc limit 1`,
});

export type Registration = TemplateName & {
  readonly state: string;
  readonly registeredAs: string | null;
  readonly note: string | null;
  readonly sentence: string;
};

export const recordRegistration = (
  db: Database,
  { channel, name, language, state, registeredAs, note, sentence }: Registration,
  { by, at }: { readonly by: string; readonly at: Instant },
): Promise<unknown> =>
  insertRegistration.run(db, [
    ...([channel, name, language, state, registeredAs, note, sentence] as const),
    ...([by, new Date(at)] as const),
  ]);

const insertRegistration = statement<
  [string, string, string, string, string | null, string | null, string, string, Date],
  never
>({
  name: 'record-template-registration',
  text: `insert into template_registrations
      (channel, name, language, state, registration_id, note, sentence, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
});
