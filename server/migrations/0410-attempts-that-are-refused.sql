-- Counts one attempt in every bucket, or in none of them when one is full: a refused attempt uses up nothing of anybody's.
-- `p_strains_from` marks a total; beyond it each bucket holds only what `p_most_strained` says. Rows are taken in the order
-- of their names, so that no two counts can wait for each other.
create function count_attempts(
  p_buckets text[], p_windows timestamptz[], p_most integer[], p_strains_from integer[], p_most_strained integer[]
) returns table (bucket text, attempts integer, is_over boolean) language plpgsql as $$
declare
  v_buckets text[];
  v_attempts integer[];
  v_strained boolean;
  v_over boolean[];
begin
  with kept as (
    insert into throttles as counted (bucket, window_started_at, attempts)
      select asked.bucket, asked.started_at, 0 from unnest(p_buckets, p_windows) as asked (bucket, started_at)
      order by asked.bucket
      on conflict on constraint throttles_pkey do update set
        attempts = case when excluded.window_started_at > counted.window_started_at then 0 else counted.attempts end,
        window_started_at = greatest(counted.window_started_at, excluded.window_started_at)
      returning counted.bucket, counted.attempts
  )
  select array_agg(asked.bucket order by asked.o), array_agg(kept.attempts + 1 order by asked.o)
    into v_buckets, v_attempts
    from unnest(p_buckets) with ordinality asked (bucket, o) join kept using (bucket);

  select coalesce(bool_or(total.attempts > total.strains_from), false) into v_strained
    from unnest(v_attempts, p_strains_from) total (attempts, strains_from);
  select array_agg(one.attempts > case when v_strained then one.most_strained else one.most end order by one.o) into v_over
    from unnest(v_attempts, p_most, p_most_strained) with ordinality one (attempts, most, most_strained, o);

  if not (true = any (v_over)) then
    update throttles counted set attempts = counted.attempts + 1 where counted.bucket = any (p_buckets);
  end if;
  return query select * from unnest(v_buckets, v_attempts, v_over);
end $$;
