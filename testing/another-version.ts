import type { Choice } from '#contract/catalogue/choices.ts';
import type { Database } from '#server/platform/database/connect.ts';

type Change = {
  readonly pricePaise?: number;
  /** Added to the price. */
  readonly dearerPaise?: number;
  readonly teamSize?: number;
  readonly category?: string;
  readonly choices?: readonly Choice[];
  readonly options?: Readonly<Record<string, { readonly available: boolean }>>;
};

/** Sells a service otherwise from the very beginning, as a version of its own: what has been published does not change. */
export async function sellAnotherVersion(db: Database, id: number, change: Change): Promise<void> {
  const { rows } = await db.query<{ version: number; former: number }>(
    `insert into service_versions
      select (jsonb_populate_record(v, jsonb_build_object('version', v.version + 1,
          'price_paise', coalesce($2, v.price_paise + coalesce($3, 0)), 'team_size', coalesce($4, v.team_size),
          'category', coalesce($5, v.category), 'choices', coalesce($6::jsonb, v.choices)))).*
        from service_versions v where v.service_id = $1 order by v.version desc limit 1
      returning version, version - 1 as former`,
    [
      id,
      change.pricePaise ?? null,
      change.dearerPaise ?? null,
      change.teamSize ?? null,
      change.category ?? null,
      change.choices ? JSON.stringify(change.choices) : null,
    ],
  );
  const { version, former } = rows[0] as { version: number; former: number };
  await db.query(
    `insert into service_options
      select (jsonb_populate_record(o, jsonb_build_object('version', $3::int,
          'available', coalesce($4::jsonb -> o.key -> 'available', to_jsonb(o.available))))).*
        from service_options o where o.service_id = $1 and o.version = $2`,
    [id, former, version, JSON.stringify(change.options ?? {})],
  );
}
