-- step: expand
-- As 0440 made it, and asked in fewer steps: every booking asks it, and nearly always of one service.
create or replace function offers_stand(p_services integer[], p_options text[], p_prices bigint[], p_at timestamptz[])
returns table (stand boolean) language sql stable as $$
  select not exists (
    select from unnest(p_services, p_options, p_prices) o (service, option, price)
      where o.price is distinct from (
        -- As `version_sold` says it; null is not on offer.
        select case when v.withdrawn then null when o.option is null then v.price_paise
            else (select so.price_paise from service_options so
              where so.service_id = v.service_id and so.version = v.version and so.key = o.option and so.available) end
          from service_versions v
          where v.service_id = o.service and v.holds_from <= (select max(at) from unnest(p_at) at)
          order by v.holds_from desc, v.version desc limit 1)
  );
$$;
