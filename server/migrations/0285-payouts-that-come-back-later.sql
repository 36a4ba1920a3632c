-- A bank may say days after it has paid a Karigar that the money came back: the payout then bears both moments.

alter table karigar_payouts
  drop constraint karigar_payouts_check1,
  add constraint karigar_payouts_back_after_paid check (returned_at >= paid_at);
