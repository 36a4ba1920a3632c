/** SMS to Karigars where WhatsApp leads nowhere, as registered with the operators. The last gap is a page of their app. */
export const smsKarigar = {
  karigar_offer:
    'New AANGAN visit, Rs {#alphanumeric#} for you: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Answer: {#url#} -AANGAN',
  karigar_urgent_offer:
    'Urgent AANGAN visit, Rs {#alphanumeric#} for you: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. First yes has it: {#url#} -AANGAN',
  karigar_visit_given:
    'This AANGAN visit is yours, as agreed on the phone: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_sent:
    'AANGAN visit is yours without asking: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. If you cannot come, give it back: {#url#} -AANGAN',
  karigar_you_lead:
    'AANGAN: you lead the team now: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_payee_changed:
    'AANGAN: the account that you are paid at was changed. If that was not you, call us right away. {#url#} -AANGAN',
  karigar_payee_stopped:
    'AANGAN: the new account is stopped. You are paid where you were paid before. {#url#} -AANGAN',
  karigar_cash_handed_in:
    'AANGAN: Rs {#alphanumeric#} of cash handed in. What you still hold: {#url#} -AANGAN',
  karigar_cash_hand_in_reversed:
    'AANGAN: Rs {#alphanumeric#} of cash was counted as handed in and is not. See {#url#} or call us. -AANGAN',
  karigar_visit_cancelled:
    'AANGAN visit cancelled, please do not go: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_moved:
    'AANGAN visit moved: {#alphanumeric#}, {#alphanumeric#}, now {#alphanumeric#}. It is offered again: {#url#} -AANGAN',
  karigar_day_moved:
    'AANGAN day moved: {#alphanumeric#}, {#alphanumeric#}, now {#alphanumeric#}. Still yours, or give it back: {#url#} -AANGAN',
  karigar_visit_taken_over:
    'Another AANGAN Karigar goes, please do not: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_given_on:
    'AANGAN visit given to another, it no longer fits your hours: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_missed:
    'AANGAN visit closed because nobody came: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. If that is wrong, call us. {#url#} -AANGAN',
  karigar_said_absent:
    'AANGAN: we were told that you did not come: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. If you were there, call us. {#url#} -AANGAN',
  karigar_visit_ended_for_safety:
    'AANGAN visit ended for safety, please leave: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. We call you. {#url#} -AANGAN',
  karigar_new_start_code:
    'AANGAN: a new start code is made for {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Ask the customer. {#url#} -AANGAN',
  karigar_customer_says:
    'AANGAN: a message from your customer: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Read and answer it: {#url#} -AANGAN',
  karigar_area_not_usual:
    'AANGAN: the area of your visit is not running as usual: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Late counts for nobody. {#url#} -AANGAN',
  karigar_area_usual:
    'AANGAN: the area of your visit is running as usual again: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_complaint:
    'AANGAN: a complaint about your visit {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. We hear you too. {#url#} -AANGAN',
  karigar_complaint_decided:
    'AANGAN: the complaint is decided: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. See {#url#} -AANGAN',
  karigar_documents_returned:
    'AANGAN: we returned one of your documents. Which one, and why: {#url#} -AANGAN',
  karigar_documents_checked:
    'AANGAN: your documents are approved. The app tells you when you can work: {#url#} -AANGAN',
  karigar_application_refused:
    'AANGAN: we cannot take you now. Why, and how to apply again: {#url#} -AANGAN',
  karigar_now_active: 'AANGAN: you can work now. Set your hours: {#url#} -AANGAN',
  karigar_paused:
    'AANGAN: you get no visits for now. Why, until when and how to answer: {#url#} -AANGAN',
  karigar_pause_decided: 'AANGAN: we have decided about your pause. What and why: {#url#} -AANGAN',
  karigar_paper_ends:
    'AANGAN: your identity or police verification runs out and has to be renewed. Please call us: {#url#} -AANGAN',
  karigar_reinstated:
    'AANGAN: you can work again. Visits are offered to you as before: {#url#} -AANGAN',
  karigar_paid: 'AANGAN has paid you Rs {#alphanumeric#}. For which visits: {#url#} -AANGAN',
  karigar_pay_returned:
    'AANGAN: the bank could not pay you Rs {#alphanumeric#}. Please check your account: {#url#} -AANGAN',
  karigar_question_answered:
    'AANGAN: we answered your question {#alphanumeric#}. Read it: {#url#} -AANGAN',
  karigar_question_closed:
    'AANGAN: your question {#alphanumeric#} is closed. What came of it: {#url#} -AANGAN',
};
