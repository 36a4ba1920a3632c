-- step: index
create unique index concurrently if not exists transfers_instead_of on transfers (instead_of) where instead_of is not null;
