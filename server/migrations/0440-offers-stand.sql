-- Whether each of these offers stands at a moment: a service without options, or one of its options that can be had, at this
-- price for one day. A process keeps prices in memory for some seconds; asked in the call that books, nobody is sold an old one.
create function offers_stand(p_services integer[], p_options text[], p_prices bigint[], p_at timestamptz) returns boolean
language sql stable as $$
  select not exists (
    select from unnest(p_services, p_options, p_prices) o (service, option, price)
      where not exists (
        select from service_versions v
            left join service_options so on so.service_id = v.service_id and so.version = v.version and so.key = o.option
          where v.service_id = o.service and v.version = version_sold(o.service, p_at) and not v.withdrawn
            and case when o.option is null then v.price_paise when so.available then so.price_paise end = o.price)
  );
$$;
