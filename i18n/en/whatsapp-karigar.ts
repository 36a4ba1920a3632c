/** WhatsApp messages to Karigars, as registered with Meta. They name no more of the customer than the area. */
export const whatsAppKarigar = {
  karigar_offer_v1: `A new visit is offered to you.

Service: {{1}}
Area: {{2}}
Time: {{3}}
You get: {{4}}

Answer in your app. Saying no costs you nothing.`,
  karigar_urgent_offer_v1: `An urgent visit: the first to say yes gets it.

Service: {{1}}
Area: {{2}}
Time: {{3}}
You get: {{4}}

Answer in your app. Saying no costs you nothing.`,
  karigar_visit_given_v1:
    'This visit is yours, as agreed on the phone: {{1}}, {{2}}, {{3}}. The details are in your app.',
  karigar_visit_sent_v1:
    'A visit is yours: {{1}}, {{2}}, {{3}}. You said that we need not ask on that day. If you cannot come, give it back in your app.',
  karigar_you_lead_v1:
    'You lead the team of this visit from now on: {{1}}, {{2}}, {{3}}. Its steps in the app are yours.',
  karigar_payee_changed_v1:
    'Hello {{1}}, the account that you are paid at was changed. If that was not you, please call us right away.',
  karigar_payee_stopped_v1:
    'Hello {{1}}, the new account is stopped. You are paid where you were paid before.',
  karigar_cash_handed_in_v1:
    'We have counted {{1}} of cash that you handed in. What you still hold is under Earnings in your app.',
  karigar_cash_hand_in_reversed_v1:
    'A correction: {{1}} of cash was counted as handed in and is not. See Earnings in your app, or call us.',
  karigar_visit_cancelled_v1:
    'Your visit is cancelled: {{1}}, {{2}}, {{3}}. Please do not go there.',
  karigar_visit_moved_v1:
    'Your visit was moved: {{1}}, {{2}}. It is not on {{3}} but on {{4}}, and is offered again in your app.',
  karigar_day_moved_v1: `One day of your visit was moved: {{1}}, {{2}}. It is not on {{3}} but on {{4}}. It is still yours; if you cannot come, give it back in your app.`,
  karigar_visit_taken_over_v1:
    'Another Karigar goes to this visit: {{1}}, {{2}}, {{3}}. Please do not go there. It costs you nothing.',
  karigar_visit_given_on_v1:
    'This visit no longer fits your hours and goes to another Karigar: {{1}}, {{2}}, {{3}}. It costs you nothing.',
  karigar_visit_missed_v1:
    'Your visit was closed because nobody came: {{1}}, {{2}}, {{3}}. If that is wrong, please call us.',
  karigar_said_absent_v1:
    'We were told that you did not come: {{1}}, {{2}}, {{3}}. Your pay goes to those who came. If you were there, please call us.',
  karigar_visit_ended_for_safety_v1:
    'Your visit was ended for safety: {{1}}, {{2}}, {{3}}. Please leave. We call you, and your way is paid.',
  karigar_new_start_code_v1:
    'There is a new start code for your visit: {{1}}, {{2}}, {{3}}. Ask the customer for it and type it in your app.',
  karigar_customer_says_v1:
    'Your customer says: "{{1}}" The visit: {{2}}, {{3}}, {{4}}. You can answer in your app.',
  karigar_area_not_usual_v1:
    'AANGAN: {{1}} Your visit: {{2}}, {{3}}, {{4}}. Being late counts for nobody. Please do not risk anything.',
  karigar_area_usual_v1:
    'The area of your visit is running as usual again: {{1}}, {{2}}, {{3}}. Please be there at the promised time.',
  karigar_complaint_v1:
    'The customer has complained about your visit: {{1}}, {{2}}, {{3}}. We hear you too before we decide.',
  karigar_complaint_decided_v1:
    'The complaint about your visit is decided: {{1}}, {{2}}, {{3}}. What it means for your pay is under Earnings in your app.',
  karigar_documents_returned_v1:
    'Hello {{1}}, we returned one of your documents. Your app says which one and why; please send it again there.',
  karigar_documents_checked_v1:
    'Hello {{1}}, your documents are approved. Next our office puts you on the roster; your app tells you when you can work.',
  karigar_application_refused_v1:
    'Hello {{1}}, we cannot take you now. Your app says why; you may apply again there.',
  karigar_now_active_v1:
    'Hello {{1}}, you can work now. Set your hours in your app: then visits are offered to you.',
  karigar_paused_v1:
    'Hello {{1}}, you get no visits for now. Your app says why and until when, and there you can answer. What you have earned is paid as ever.',
  karigar_pause_decided_v1:
    'Hello {{1}}, we have decided about your pause. Your app says what and why, and what you can do.',
  karigar_paper_ends_v1:
    'Hello {{1}}, your identity or police verification runs out and has to be renewed. Please call us: we say which document, and by when.',
  karigar_reinstated_v1:
    'Hello {{1}}, you can work again. From now on visits are offered to you as before.',
  karigar_paid_v1:
    'AANGAN: {{1}} has been paid to you. Bank reference: {{2}}. Your app says for which visits.',
  karigar_pay_returned_v1:
    'The bank could not pay you {{1}}. We owe it to you as before. Please see in your app whether your account is right.',
  karigar_question_answered_v1:
    'We answered your question {{1}}. Read the answer under Help in your app.',
  karigar_question_closed_v1:
    'Your question {{1}} is closed. Why, and what came of it, is under Help in your app.',
};
