-- Whether each of these offers stands at the last of these moments: a service without options, or one of its options that can be
-- had, at this price for one day. A process keeps prices in memory for some seconds; asked in the call that books, nobody is sold
-- an old one. It answers a row and asks no other function, so that it is a part of that call and no statement of its own.
create function offers_stand(p_services integer[], p_options text[], p_prices bigint[], p_at timestamptz[])
returns table (stand boolean) language sql stable as $$
  select not exists (
    select from unnest(p_services, p_options, p_prices) o (service, option, price)
      where not exists (
        -- As `version_sold` says it.
        select from (
              select sold.* from service_versions sold
                where sold.service_id = o.service and sold.holds_from <= (select max(at) from unnest(p_at) at)
                order by sold.holds_from desc, sold.version desc limit 1
            ) v left join service_options so on so.service_id = v.service_id and so.version = v.version and so.key = o.option
          where not v.withdrawn
            and case when o.option is null then v.price_paise when so.available then so.price_paise end = o.price)
  );
$$;
