-- step: expand
-- One of us looks at the pages of a customer as they see them: a session that may change nothing and ends after minutes. An
-- account's id without a reference: such a session goes with the customer's account, never with the colleague's.
alter table sessions add column viewed_by uuid;
