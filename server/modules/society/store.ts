import type { ForWorkers } from '#contract/fields/society-rules.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { QuietRules } from './quiet-hours.ts';
import { createSocieties, type Societies } from './society.ts';

/** Every society, with all it asks of visitors. */
export async function findSocieties(db: Database): Promise<Societies> {
  const rows = await selectSocieties.run(db, []);
  return createSocieties(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      pincode: row.pincode,
      wings: row.wings,
      quiet: {
        quietFor: row.quiet_for,
        quietHours: row.quiet_hours.map(([weekday, startsMinute, endsMinute]) => ({
          weekday,
          startsMinute,
          endsMinute,
        })),
      },
      gate: {
        needsPass: row.gate_needs_pass,
        minutes: row.gate_minutes,
        words: row.gate_words && inEveryLanguage(row.gate_words),
      },
      lift: row.lift,
      forWorkers: row.for_workers,
    })),
  );
}

const selectSocieties = statement<
  [],
  {
    id: number;
    name: string;
    pincode: string;
    wings: string[];
    quiet_for: QuietRules['quietFor'];
    quiet_hours: [weekday: number, startsMinute: number, endsMinute: number][];
    gate_needs_pass: boolean;
    gate_minutes: number;
    gate_words: Partial<ByLanguage<string>> | null;
    lift: boolean | null;
    for_workers: ForWorkers | null;
  }
>({
  name: 'list-societies',
  text: `select s.id, s.name, s.pincode, s.wings, s.quiet_for, s.gate_needs_pass, s.gate_minutes, s.gate_words, s.lift, s.for_workers,
      coalesce((select jsonb_agg(jsonb_build_array(q.weekday, q.starts_minute, q.ends_minute)
          order by q.weekday, q.starts_minute)
        from society_quiet_hours q where q.society_id = s.id), '[]') as quiet_hours
    from societies s order by s.pincode, s.name`,
});
