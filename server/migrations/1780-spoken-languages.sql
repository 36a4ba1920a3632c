-- step: expand
-- The languages in which one can talk to a Karigar, as they say themselves; empty as long as they have said nothing.
alter table karigars add column languages text[] not null default '{}' check (cardinality(languages) <= 8);
