/**
 * WhatsApp messages about a visit while it happens, as registered with Meta: the words of the bell, and the number of the
 * booking.
 */
export const whatsAppVisit = {
  booking_to_confirm_v1:
    'AANGAN: {{1}}, {{2}}: as agreed on the telephone, your time is held for 15 minutes. Log in with this mobile and confirm or pay on your booking page.\n\nBooking: {{3}}.',
  karigar_assigned_v1:
    'AANGAN: {{1}}, {{2}}: a Karigar has accepted your visit. See who’s coming on your booking page.\n\nBooking: {{3}}.',
  leader_changed_v1:
    'AANGAN: {{1}}, {{2}}: another Karigar takes over from here, at no extra cost. See who’s coming on your booking page.\n\nBooking: {{3}}.',
  karigar_changed_v1:
    'AANGAN: {{1}}, {{2}}: a Karigar who can reach you sooner is coming instead, at no extra cost. See who’s coming on your booking page.\n\nBooking: {{3}}.',
  on_the_way_v1:
    'AANGAN: {{1}}, {{2}}. Your start code is on your booking page; share it only at your door.\n\nBooking: {{3}}.',
  start_code_used_up_v1:
    'AANGAN: {{1}}, {{2}}: your start code no longer works. Please get a new one on your booking page; your Karigar is waiting at the door.\n\nBooking: {{3}}.',
  start_code_renewed_v1:
    'AANGAN: {{1}}, {{2}}: the old start code was tried too many times. Your new code is on your booking page.\n\nBooking: {{3}}.',
  at_the_door_v1: `AANGAN: {{1}}, {{2}}: please open, and tell the start code.

Booking: {{3}}.`,
  trying_to_reach_v1: `AANGAN: {{1}}, {{2}}: nobody opens or answers. After the waiting time the visit is closed as a no-show, with its fee.

Booking: {{3}}.`,
  extra_work_proposed_v1:
    'AANGAN: {{1}} for extra work at your visit for {{2}}. We start only after you approve it on your booking page.\n\nBooking: {{3}}.',
  overrun_v1: `AANGAN: {{1}}, {{2}}, should be over by now. If nobody is working any more, please call us.

Booking: {{3}}.`,
  work_done_v1:
    'AANGAN: {{1}}, {{2}}: please check the work. Accept it or raise a complaint within 24 hours on your booking page.\n\nBooking: {{3}}.',
  work_accepted_v1: `AANGAN: {{1}}, {{2}}, is complete. How was it? You can rate the visit for seven days.

Booking: {{3}}.`,
  dispute_opened_v1:
    'AANGAN: {{1}}, {{2}}: our team will hear both sides and reply within ten days.\n\nBooking: {{3}}.',
  dispute_resolved_v1: `AANGAN: {{1}}, {{2}}: we have decided.

Refund: {{3}}

Booking: {{4}}.`,
  rework_booked_v1: `AANGAN: {{1}}, {{2}}: the work is done again, as agreed with you. It costs you nothing.

Booking: {{3}}.`,
  looking_again_v1:
    'AANGAN: {{1}}, {{2}}: your Karigar cannot come. We are finding you another one, at no extra cost.\n\nBooking: {{3}}.',
  visit_tomorrow_v1:
    'AANGAN: {{1}}, {{2}}: we come as agreed. To change the time or cancel, open your booking page.\n\nBooking: {{3}}.',
  visit_soon_v1:
    'AANGAN: {{1}}, {{2}}: somebody should be at home. Your booking page shows who comes and how to change or cancel.\n\nBooking: {{3}}.',
  nobody_yet_v1:
    'AANGAN: {{1}}, {{2}}: we have not found a Karigar yet and are still looking. You can also reschedule or cancel for free on your booking page.\n\nBooking: {{3}}.',
  runs_late_v1:
    'AANGAN: {{1}}, {{2}}: your Karigar may be late. We are looking for somebody who can come sooner, and will tell you right away when somebody does. If nobody comes, you pay nothing for this visit.\n\nBooking: {{3}}.',
  zone_begins_v1:
    'AANGAN: {{1}}\n\nYour visit: {{2}}, {{3}}. You can cancel it free of charge on your booking page, and move it until your Karigar sets out.\n\nBooking: {{4}}.',
  zone_over_v1:
    'AANGAN: {{1}}, {{2}}: your area is running as usual again, and the usual terms hold.\n\nBooking: {{3}}.',
  safety_case_opened_v1:
    'AANGAN: {{1}}, {{2}}, was ended. Our team will call you. Your payment is safe until both sides are heard.\n\nBooking: {{3}}.',
  safety_case_closed_v1: `AANGAN: {{1}}, {{2}}: both sides are heard.

Refund: {{3}}

Booking: {{4}}.`,
  case_opened_v1: 'AANGAN: we have your request. Your ticket number is {{1}}. We reply by {{2}}.',
  case_answered_v1:
    'AANGAN: a reply to your ticket {{1}}.\n\n{{2}}\n\nYou can reply on your page of requests.',
  case_closed_v1:
    'AANGAN: your ticket {{1}} is closed.\n\n{{2}}\n\nIf you see it differently, you can reply within 30 days on your page of requests.',
};
