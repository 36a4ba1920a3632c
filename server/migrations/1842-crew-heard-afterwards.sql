-- step: backfill
-- Crew members who lost pay by a decision that they never read read it now, and may appeal within its week. Bookings on which an
-- appeal of the leader was granted are left out: until now that paid all of them what they had lost.
insert into crew_hearings (booking_id, karigar_id)
  select d.booking_id, mine."karigarId" from disputes d
    cross join lateral jsonb_to_recordset(d.lost) mine("karigarId" integer)
    join visits v on v.id = d.booking_id
    where v.karigar_id <> mine."karigarId"
      and not exists (select from decision_appeals a where a.booking_id = d.booking_id and a.granted)
      and not exists (select from crew_hearings h where h.booking_id = d.booking_id and h.karigar_id = mine."karigarId")
    limit 1000;
