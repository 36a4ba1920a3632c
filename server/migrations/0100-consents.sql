-- Which version of the terms and the privacy policy each person has accepted, and how he said so. Kept as it was said: a
-- new version is a new row.
-- noun: identity
create table consents (
  user_id uuid not null references users on delete cascade,
  version text not null,
  -- The language of the screen on which he accepted.
  language text not null check (language in ('en', 'hi', 'mr')),
  -- 'sign-up': the ticked box; 'mobile-code' and 'social': the button beside the sentence that says so; 'asked': the
  -- question that a new version, or an account without any acceptance, puts.
  way text not null check (way in ('sign-up', 'mobile-code', 'social', 'asked')),
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
insert into consents (user_id, version, language, way, accepted_at)
  select id, terms_version, language, 'sign-up', terms_accepted_at from users
    where terms_version is not null and terms_accepted_at is not null;

-- Whether the sentence about the terms stood beside the button that led away.
alter table social_attempts add column accepted_terms boolean not null default false;
