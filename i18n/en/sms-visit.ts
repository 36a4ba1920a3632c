/** SMS to a customer about their visit where WhatsApp leads nowhere, as registered with the operators. */
export const smsVisit = {
  start_code_used_up:
    'The start code of your AANGAN visit was tried too often: {#alphanumeric#}, {#alphanumeric#}. Have a new one made: {#url#} -AANGAN',
  at_the_door:
    'Your AANGAN Karigar is at the door: {#alphanumeric#}, {#alphanumeric#}. Please open and tell the start code: {#url#} -AANGAN',
  trying_to_reach:
    'Your AANGAN Karigar cannot reach you: {#alphanumeric#}, {#alphanumeric#}. Soon the visit is closed as a no-show, with its fee. {#url#} -AANGAN',
  karigar_says:
    'There is a message from your AANGAN Karigar: {#alphanumeric#}, {#alphanumeric#}. Read and answer it: {#url#} -AANGAN',
  extra_work_proposed:
    'Extra work at your AANGAN visit: {#alphanumeric#}, Rs {#alphanumeric#}. None of it is done before you say yes: {#url#} -AANGAN',
  work_done:
    'The work of your AANGAN visit is done: {#alphanumeric#}, {#alphanumeric#}. Accept it or raise a complaint within 24 hours: {#url#} -AANGAN',
  booking_to_confirm:
    'AANGAN keeps your time for 15 minutes: {#alphanumeric#}, {#alphanumeric#}. Log in with this mobile to confirm or pay: {#url#} -AANGAN',
  payment_due:
    'Due for your AANGAN booking: {#alphanumeric#}, Rs {#alphanumeric#}. Pay here: {#url#} -AANGAN',
  karigar_changed:
    'Another AANGAN Karigar comes to you, at no cost: {#alphanumeric#}, {#alphanumeric#}. See who: {#url#} -AANGAN',
  looking_again:
    'Your AANGAN Karigar cannot come: {#alphanumeric#}, {#alphanumeric#}. We are finding another, at no extra cost: {#url#} -AANGAN',
  nobody_yet:
    'AANGAN has no Karigar for you yet: {#alphanumeric#}, {#alphanumeric#}. We go on looking. Move or cancel it: {#url#} -AANGAN',
  runs_late:
    'Your AANGAN Karigar may be late: {#alphanumeric#}, {#alphanumeric#}. We are looking for somebody sooner: {#url#} -AANGAN',
  zone_begins:
    'AANGAN: your area is not running as usual: {#alphanumeric#}, {#alphanumeric#}. Cancel free, move until we leave: {#url#} -AANGAN',
  zone_over:
    'AANGAN: your area is running as usual again: {#alphanumeric#}, {#alphanumeric#}. The usual terms hold: {#url#} -AANGAN',
  booking_moved:
    'Your AANGAN booking was moved: {#alphanumeric#}, now {#alphanumeric#}. Details: {#url#} -AANGAN',
  booking_cancelled:
    'Your AANGAN booking is cancelled: {#alphanumeric#}, {#alphanumeric#}. Fee and refund: {#url#} -AANGAN',
  booking_called_off:
    'AANGAN is sorry: your booking could not take place: {#alphanumeric#}, {#alphanumeric#}. What you get back: {#url#} -AANGAN',
  nobody_at_home:
    'Nobody could be reached, so your AANGAN visit was closed as a no-show, with its fee: {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  safety_case_opened:
    'Your AANGAN visit was ended for safety: {#alphanumeric#}, {#alphanumeric#}. We call you. {#url#} -AANGAN',
  case_opened:
    'Your AANGAN ticket is {#alphanumeric#}. We reply by {#alphanumeric#}. Read it: {#url#} -AANGAN',
  case_answered:
    'There is a reply to your AANGAN ticket {#alphanumeric#}. Read it: {#url#} -AANGAN',
  case_closed:
    'Your AANGAN ticket {#alphanumeric#} is closed. Why, and how to reply: {#url#} -AANGAN',
};
