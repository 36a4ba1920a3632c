-- step: expand
-- Sizes, jobs and add-ons of a service: what can be chosen, and what each item adds to price and duration. Null is none. A
-- booking keeps what was chosen with its option, the keys with dots between them.
alter table service_versions add column choices jsonb;

-- As 0003 made it, with the choices.
create or replace view service_contents as
  select s.slug, s.id, v.version, v.holds_from, v.withdrawn, v.published_by, v.drafted_by, v.drafted_at,
      jsonb_build_object('category', v.category, 'pricePaise', v.price_paise, 'durationMinutes', v.duration_minutes,
        'teamSize', v.team_size, 'laborCharges', v.labor_charges, 'initialRating', v.initial_rating, 'noisy', v.noisy,
        'taxClass', v.tax_class, 'art', v.art, 'words', v.words, 'jobs', v.jobs, 'choices', coalesce(v.choices, '[]'),
        'page', v.page, 'searchWords', v.search_words,
        'options', coalesce((select jsonb_agg(jsonb_build_object('key', o.key, 'available', o.available,
            'pricePaise', o.price_paise, 'durationMinutes', o.duration_minutes, 'teamSize', o.team_size) order by o.position)
          from service_options o where o.service_id = v.service_id and o.version = v.version), '[]')) as content
    from service_versions v join services s on s.id = v.service_id;

-- As 0003 made it; the option is the first of the keys.
create or replace function team_sold(p_service integer, p_option text, p_at timestamptz) returns integer language sql stable as $$
  select coalesce(o.team_size, v.team_size)
    from service_versions v
      left join service_options o on o.service_id = v.service_id and o.version = v.version
        and o.key = split_part(p_option, '.', 1)
    where v.service_id = p_service and v.version = version_sold(p_service, p_at);
$$;

-- As 1021 made it; the price is that of the service, or of the option that is the first of the keys, and of every item after
-- it. One that is not offered any more makes it null.
create or replace function offers_stand(p_services integer[], p_options text[], p_prices bigint[], p_at timestamptz[])
returns table (stand boolean) language sql stable as $$
  select not exists (
    select from unnest(p_services, p_options, p_prices) o (service, option, price)
      where o.price is distinct from (
        -- As `version_sold` says it; null is not on offer.
        select case when v.withdrawn then null when o.option is null then v.price_paise
            else (
              select case when s.has_options then s.option_price else v.price_paise end + i.price
                from (
                    select count(*) > 0 as has_options,
                        min(so.price_paise) filter (where so.available and so.key = split_part(o.option, '.', 1)) as option_price
                      from service_options so where so.service_id = v.service_id and so.version = v.version
                  ) s, (
                    select coalesce(sum((item ->> 'pricePaise')::bigint), 0)::bigint as price, count(item) as items
                      from jsonb_array_elements(coalesce(v.choices, '[]')) choice
                        cross join jsonb_array_elements(choice -> 'items') item
                      where item ->> 'key' = any (string_to_array(o.option, '.'))
                  ) i
                where i.items = cardinality(string_to_array(o.option, '.')) - s.has_options::int
            ) end
          from service_versions v
          where v.service_id = o.service and v.holds_from <= (select max(at) from unnest(p_at) at)
          order by v.holds_from desc, v.version desc limit 1)
  );
$$;
