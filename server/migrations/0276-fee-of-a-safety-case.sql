-- What a customer is to pay when a case is closed, where he had paid too little for a fee to be kept of it, is agreed on by
-- two of us as what is given back; the two are never taken for one another.
alter table refunds_proposed
  drop constraint refunds_proposed_about_check,
  add constraint refunds_proposed_about_check check (about in ('dispute', 'safety-case', 'safety-fee'));
