-- PostgreSQL 18, which we bring along, knows time-sorted identifiers. An ordinary PostgreSQL from 15 on, as Debian
-- ships it, is served as well: there this function makes them (RFC 9562, version 7).
do $$
begin
  if to_regproc('pg_catalog.uuidv7') is not null then
    return;
  end if;
  create function uuidv7() returns uuid
    language sql volatile parallel safe
    as $function$
      -- The milliseconds take the first 48 bits; bits 52 and 53 turn version 4 into version 7.
      select encode(
        set_bit(set_bit(
          overlay(
            uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6
          ), 52, 1), 53, 1),
        'hex')::uuid
    $function$;
end
$$;
