-- step: expand
-- Something that changes with every step of an application and with everything that is sent for it, so that nobody decides on
-- what they have not seen.
create function application_version(p_user uuid) returns text language sql stable as $$
  select concat((select max(s.id) from karigar_application_steps s where s.user_id = p_user), '.',
    floor(extract(epoch from greatest(a.changed_at,
      (select max(d.sent_at) from karigar_documents d where d.user_id = p_user))) * 1000))
  from karigar_applications a where a.user_id = p_user
$$;
