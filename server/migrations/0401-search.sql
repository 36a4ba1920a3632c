-- Found by what a caller says: a number, or any word of a name, or how it begins.
create index users_name_words on users using gin (to_tsvector('simple', coalesce(full_name, '')));
create index karigars_name_words on karigars using gin (to_tsvector('simple', name));
