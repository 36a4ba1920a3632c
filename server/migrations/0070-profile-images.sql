-- Pictures of people, as we have re-encoded them: WebP of at most 512 pixels, without metadata. A few ten kilobytes each,
-- so they live where everything else of a person lives: one backup, one transaction, every server process sees them.
-- noun: identity
create table profile_images (
  user_id uuid primary key references users on delete cascade,
  -- A new one with every change: it is in the picture's address, which may therefore be kept for ever.
  id uuid not null unique,
  webp bytea not null check (octet_length(webp) between 1 and 1048576),
  made_at timestamptz not null
);
