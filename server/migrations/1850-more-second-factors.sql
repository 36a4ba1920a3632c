-- step: expand
-- An authenticator that is being added stands with the session until a code of it was typed back: the one before goes on until
-- then. Ends with its session, within twelve hours, so no rotation of the secret waits for it.
alter table staff_sessions add column begun_totp bytea;
-- The browser in which it was made, to tell several apart.
alter table staff_passkeys add column device text;
