-- Whether one can ride up: whoever is asked to carry a ladder to the seventh floor decides by it. Null: nobody has told us.
alter table societies add column lift boolean;
