-- step: expand
-- Wing and flat as a caller may say them: small letters and digits each by themselves, so that B702, B-702 and 702 B are one
-- door. An address without a society has its door in the street.
create function door_words(address jsonb) returns text[] language sql immutable parallel safe as $$
  select string_to_array(btrim(regexp_replace(regexp_replace(
      lower(case when coalesce(address ->> 'society', '') = '' then coalesce(address ->> 'street', '') || ' ' else '' end
        || coalesce(address ->> 'wing', '') || ' ' || coalesce(address ->> 'flat', '')),
      '([0-9]+)', ' \1 ', 'g'), '[[:space:][:punct:]]+', ' ', 'g')), ' ')
$$;
