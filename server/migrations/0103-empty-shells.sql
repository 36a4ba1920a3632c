-- What an account that was joined to another left behind: a name, a picture, addresses both had, and messages that nobody
-- would find when that person wants to be forgotten. Where it is known into which account it went, and that one is open,
-- the messages are its own; everything else of such a shell goes.
update messages m set user_id = survivor.id
  from events e join users survivor on survivor.id = (e.data ->> 'into')::uuid and survivor.disabled_at is null
  where e.type = 'AccountJoined' and m.user_id = e.subject;

-- Closed, and no way leads into it: joined to another, or deleted, which leaves nothing anyway.
with shells as (
    select id from users u
      where disabled_at is not null and email is null and mobile is null and password_hash is null
        and roles = '{customer}' and not exists (select from identities i where i.user_id = u.id)
  ),
  said as (delete from messages where user_id in (select id from shells)),
  addresses as (delete from saved_addresses where user_id in (select id from shells)),
  pictures as (delete from profile_images where user_id in (select id from shells))
update users set full_name = null, profile_image_id = null, last_profile_update = null
  where id in (select id from shells)
    and (full_name is not null or profile_image_id is not null or last_profile_update is not null);
