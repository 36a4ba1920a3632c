-- What the role that serves may do: read and write rows, and nothing with the tables themselves. It owns nothing, so that
-- whoever takes a server over can neither drop a table nor switch off what keeps the books, looks and security events from
-- being changed. To be run once by the role that migrates, after its first `migrate`:
--   psql -v serving=aangan_serving -f deploy/serving-role.sql
-- Tables of later migrations follow by themselves.
grant usage on schema public, jobs to :"serving";
grant select, insert, update, delete on all tables in schema public, jobs to :"serving";
grant usage, select, update on all sequences in schema public, jobs to :"serving";
grant execute on all functions in schema public, jobs to :"serving";
alter default privileges in schema public grant select, insert, update, delete on tables to :"serving";
alter default privileges in schema public grant usage, select, update on sequences to :"serving";
alter default privileges in schema jobs grant select, insert, update, delete on tables to :"serving";
