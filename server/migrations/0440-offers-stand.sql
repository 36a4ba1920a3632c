-- Whether each of these offers still stands: a service without options, or one of its options that can be had, at this price
-- for one day. A process keeps prices in memory for some seconds; asked in the call that books, nobody is sold an old one.
create function offers_stand(p_services integer[], p_options text[], p_prices bigint[]) returns boolean
language sql stable as $$
  select not exists (
    select from unnest(p_services, p_options, p_prices) o (service, option, price)
      where not exists (
          select from services s where o.option is null and s.id = o.service and s.price_paise = o.price)
        and not exists (
          select from service_options so
            where so.service_id = o.service and so.key = o.option and so.available and so.price_paise = o.price)
  );
$$;
