-- step: index
-- Each night looks for what is too old; without these it would read the whole tables for it.
create index concurrently if not exists offers_over on offers (offered_at) where state in ('declined', 'withdrawn', 'lapsed');
create index concurrently if not exists karigar_actions_at on karigar_actions (at);
create index concurrently if not exists visit_sentences_at on visit_sentences (said_at);
create index concurrently if not exists visit_shares_at on visit_shares (shared_at);
