import type { OutputOf } from '#contract/operation.ts';
import type { listTemplates as promise } from '#contract/ops/list-templates.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Listed = OutputOf<typeof promise>['templates'][number];
type Sentence = Pick<Listed, 'channel' | 'name' | 'language' | 'text' | 'variables'>;
type Row = Pick<Listed, 'state' | 'registeredAs' | 'note' | 'changedBy'> & {
  readonly key: string;
  readonly sentence: string;
  readonly changedAt: Instant;
};

/** Every sentence beside the newest word on its registration; one that has changed since is not registered. */
export async function readTemplates(
  db: Database,
  sentences: readonly Sentence[],
  idInSettings: (name: string) => string | undefined,
): Promise<Listed[]> {
  const rows = new Map((await selectNewest.run(db, [])).map((row) => [row.key, row]));
  return sentences.map((one) => {
    const row = rows.get(`${one.channel} ${one.name} ${one.language}`);
    const hasChanged = row !== undefined && row.sentence !== one.text;
    return {
      ...one,
      hasChanged,
      state: row && !hasChanged ? row.state : 'open',
      registeredAs: row?.registeredAs ?? null,
      idInSettings:
        one.channel === 'sms' ? (idInSettings(`${one.name}.${one.language}`) ?? null) : null,
      note: row?.note ?? null,
      changedBy: row?.changedBy ?? null,
      changedAt: row ? toIndiaIso(row.changedAt) : null,
    };
  });
}

const selectNewest = statement<[], Row>({
  name: 'view-templates',
  text: `select distinct on (channel, name, language) channel || ' ' || name || ' ' || language as key, state,
      registration_id as "registeredAs", note, sentence, changed_at as "changedAt",
      (select u.full_name from users u where u.id = changed_by) as "changedBy"
    from template_registrations order by channel, name, language, id desc`,
});
