-- step: expand
-- Credit that is to be paid out instead of what failed is set aside from the moment it is asked for, so that nobody spends it
-- before a second of us has agreed; and what is paid at the bank has no reference before it has been paid.

create function set_aside_of(p_user uuid, p_but uuid) returns bigint language sql stable as $$
  select coalesce(sum(p.amount_paise), 0)::bigint from transfers p join transfers f on f.id = p.instead_of
    where p.user_id = p_user and p.state = 'requested' and f.state = 'returned' and p.id is distinct from p_but
$$;

alter table transfers drop constraint transfers_of_a_payout;
alter table transfers add constraint transfers_of_a_payout check (case when purpose = 'payout'
    then user_id is not null and requested_by is not null and (destination_id is not null
      or coalesce(provider, '') = 'by-hand' and instead_of is not null and by_hand and (reference is not null or state <> 'paid'))
    else user_id is null and destination_id is null and batch_id is null and instead_of is null end) not valid;

-- A server that does not know what stands in the place of something failed would pay it out of our own pocket.
create function check_paid_instead() returns trigger language plpgsql as $$
begin
  if not exists (select from credits where transfer_id = new.id and reason = 'paid-out') then
    raise exception 'payout % stands in the place of a failed transfer and has taken no credit', new.id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger paid_instead_takes_credit after insert or update of state on transfers
  deferrable initially deferred for each row
  when (new.instead_of is not null and new.state <> 'requested') execute function check_paid_instead();
