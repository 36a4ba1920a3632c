-- Once, as the owner of the role that serves: psql -v role=aangan_serving -f limits.sql
-- The values that a server asks for at the start of each connection, which PgBouncer drops.
alter role :"role" set statement_timeout = '30s';
alter role :"role" set lock_timeout = '10s';
alter role :"role" set idle_in_transaction_session_timeout = '30s';
alter role :"role" set timezone = 'UTC';
