-- What a person may ask of us: everything we keep about him, and to be forgotten.

-- A code by which somebody without a password shows that it is he who asks.
alter table codes
  drop constraint codes_purpose_check,
  add constraint codes_purpose_check
    check (purpose in ('sign-in', 'join', 'contact', 'reset', 'custom-token', 'confirm'));

-- Whom a message is about, so that it can be listed for him and forgotten with him. No foreign key: writing a message must
-- not wait for somebody who edits that person. Null where nobody knows, as with a code to a number without an account.
alter table messages add column user_id uuid;
create index messages_user on messages (user_id, created_at) where user_id is not null;
create index leads_mobile on leads (mobile);
-- For the nightly look at what is older than the law wants it kept; costs next to nothing at each booking.
create index bookings_age on bookings using brin (created_at);
