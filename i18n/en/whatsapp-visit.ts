/**
 * What is told of a visit while it happens, as registered with Meta: the words of the bell, and the number of the booking.
 */
export const whatsAppVisit = {
  karigar_assigned_v1: `AANGAN: {{1}}, {{2}}: a Karigar has taken your visit. You see who on the page of your booking.

Booking: {{3}}.`,
  leader_changed_v1: `AANGAN: {{1}}, {{2}}: whoever led the team cannot come on the remaining days. Somebody else takes over; it costs you nothing, and you see who on the page of your booking.

Booking: {{3}}.`,
  karigar_changed_v1: `AANGAN: {{1}}, {{2}}: somebody who can be with you sooner has taken your visit over. It costs you nothing; you see who on the page of your booking.

Booking: {{3}}.`,
  on_the_way_v1: `AANGAN: {{1}}, {{2}}. Your start code is on the page of your booking; tell it at your own door only.

Booking: {{3}}.`,
  start_code_used_up_v1: `AANGAN: {{1}}, {{2}}: nobody can start with your start code any more. Please have a new one made on the page of your booking; your Karigar is waiting at the door.

Booking: {{3}}.`,
  start_code_renewed_v1: `AANGAN: {{1}}, {{2}}: the old start code was tried too often. The new one is on the page of your booking.

Booking: {{3}}.`,
  at_the_door_v1: `AANGAN: {{1}}, {{2}}: please open, and tell the start code.

Booking: {{3}}.`,
  trying_to_reach_v1: `AANGAN: {{1}}, {{2}}: nobody opens or answers. After the waiting time the visit is closed as a no-show, with its fee.

Booking: {{3}}.`,
  extra_work_proposed_v1: `AANGAN: {{1}} for extra work at your visit for {{2}}. None of it is done before you say yes on the page of your booking.

Booking: {{3}}.`,
  overrun_v1: `AANGAN: {{1}}, {{2}}, should be over by now. If nobody is working any more, please call us.

Booking: {{3}}.`,
  work_done_v1: `AANGAN: {{1}}, {{2}}: please look at it. Accept it or raise a problem within 24 hours on the page of your booking.

Booking: {{3}}.`,
  work_accepted_v1: `AANGAN: {{1}}, {{2}}, is complete. How was it? You can rate the visit for seven days.

Booking: {{3}}.`,
  dispute_opened_v1: `AANGAN: {{1}}, {{2}}: somebody of ours hears both sides and answers within ten days.

Booking: {{3}}.`,
  dispute_resolved_v1: `AANGAN: {{1}}, {{2}}: we have decided.

Refund: {{3}}

Booking: {{4}}.`,
  rework_booked_v1: `AANGAN: {{1}}, {{2}}: the work is done again, as agreed with you. It costs you nothing.

Booking: {{3}}.`,
  looking_again_v1: `AANGAN: {{1}}, {{2}}: your Karigar cannot come. We are looking for another one at once; it costs you nothing.

Booking: {{3}}.`,
  nobody_yet_v1: `AANGAN: {{1}}, {{2}}: no Karigar has been found yet, and we go on looking. On the page of your booking you can also move it, or cancel it free of charge.

Booking: {{3}}.`,
  safety_case_opened_v1: `AANGAN: {{1}}, {{2}}, was ended. Somebody of ours calls you. What you have paid is kept for you until both sides are heard.

Booking: {{3}}.`,
  safety_case_closed_v1: `AANGAN: {{1}}, {{2}}: both sides are heard.

Refund: {{3}}

Booking: {{4}}.`,
};
