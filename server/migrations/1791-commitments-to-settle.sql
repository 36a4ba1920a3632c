-- step: index
create index concurrently if not exists karigar_commitments_to_settle on karigar_commitments (day) where settled_at is null and floor_paise > 0;
