-- step: index
create unique index concurrently if not exists transfers_by_hand_reference on transfers (reference) where provider = 'by-hand';
