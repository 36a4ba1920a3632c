-- step: expand
-- Short words that a customer chooses beside the stars. They name nobody: counted, they are shown to everybody.
alter table ratings add column words text[];
