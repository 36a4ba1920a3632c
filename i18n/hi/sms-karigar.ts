import type { smsKarigar as english } from '../en/sms-karigar.ts';

export const smsKarigar: typeof english = {
  karigar_offer:
    'AANGAN की नई विज़िट, आपके Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। जवाब दें: {#url#} -AANGAN',
  karigar_urgent_offer:
    'AANGAN की तुरंत विज़िट, आपके Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। पहले हाँ करें: {#url#} -AANGAN',
  karigar_visit_given:
    'यह AANGAN विज़िट आपकी है, जैसा फ़ोन पर तय हुआ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_visit_sent:
    'यह AANGAN विज़िट बिना पूछे आपकी है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। न आ पाएँ तो काम छोड़ दें: {#url#} -AANGAN',
  karigar_you_lead:
    'AANGAN: अब टीम के अगुवा आप हैं: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_payee_changed:
    'AANGAN: आपके पैसों का खाता बदला गया। यह आपने नहीं किया तो तुरंत फ़ोन करें। {#url#} -AANGAN',
  karigar_payee_stopped: 'AANGAN: नया खाता रोक दिया गया। पैसे पहले वाले खाते में आएँगे। {#url#} -AANGAN',
  karigar_cash_handed_in: 'AANGAN: Rs {#alphanumeric#} नक़द जमा हुए। आपके पास बाक़ी: {#url#} -AANGAN',
  karigar_cash_hand_in_reversed:
    'AANGAN: Rs {#alphanumeric#} नक़द जमा गिने गए थे, पर नहीं हुए। देखें {#url#} या फ़ोन करें। -AANGAN',
  karigar_visit_cancelled:
    'AANGAN विज़िट रद्द, वहाँ न जाएँ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_visit_moved:
    'AANGAN विज़िट का समय बदला: {#alphanumeric#}, {#alphanumeric#}, अब {#alphanumeric#}। फिर ऑफ़र होगी: {#url#} -AANGAN',
  karigar_day_moved:
    'AANGAN एक दिन बदला: {#alphanumeric#}, {#alphanumeric#}, अब {#alphanumeric#}। काम आपका है, न आ सकें तो छोड़ दें: {#url#} -AANGAN',
  karigar_visit_taken_over:
    'AANGAN के दूसरे कारीगर जा रहे हैं, आप न जाएँ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_visit_given_on:
    'AANGAN विज़िट दूसरे को दी, यह आपके घंटों में नहीं है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_visit_missed:
    'AANGAN विज़िट बंद, कोई नहीं आया: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। ग़लत हो तो फ़ोन करें। {#url#} -AANGAN',
  karigar_said_absent:
    'AANGAN: बताया गया कि आप नहीं आए: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। अगर आप वहाँ थे, तो हमें फ़ोन करें। {#url#} -AANGAN',
  karigar_visit_ended_for_safety:
    'AANGAN विज़िट सुरक्षा के लिए बंद, वहाँ से निकलें: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। हम फ़ोन करेंगे। {#url#} -AANGAN',
  karigar_new_start_code:
    'AANGAN: नया स्टार्ट कोड बना: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। ग्राहक से पूछें। {#url#} -AANGAN',
  karigar_customer_says:
    'AANGAN: ग्राहक का संदेश है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। पढ़ें, जवाब दें: {#url#} -AANGAN',
  karigar_area_not_usual:
    'AANGAN: विज़िट के इलाक़े में सब सामान्य नहीं: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। देर नहीं गिनी जाएगी। {#url#} -AANGAN',
  karigar_area_usual:
    'AANGAN: विज़िट के इलाक़े में सब फिर सामान्य है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  karigar_complaint:
    'AANGAN: आपकी विज़िट की शिकायत: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। हम आपकी भी सुनेंगे। {#url#} -AANGAN',
  karigar_complaint_decided:
    'AANGAN: शिकायत पर फ़ैसला: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। देखें {#url#} -AANGAN',
  karigar_documents_returned: 'AANGAN: आपका एक काग़ज़ लौटा है। कौन-सा और क्यों: {#url#} -AANGAN',
  karigar_documents_checked:
    'AANGAN: आपके काग़ज़ ठीक हैं। काम कब शुरू कर सकते हैं, ऐप बताएगा: {#url#} -AANGAN',
  karigar_application_refused: 'AANGAN: अभी हम आपको नहीं ले सकते। कारण और फिर आवेदन: {#url#} -AANGAN',
  karigar_now_active: 'AANGAN: अब आप काम कर सकते हैं। अपने घंटे भरें: {#url#} -AANGAN',
  karigar_paused: 'AANGAN: अभी आपको विज़िट नहीं मिलेंगी। क्यों, कब तक और जवाब कैसे दें: {#url#} -AANGAN',
  karigar_pause_decided: 'AANGAN: आपके रोके गए काम पर फ़ैसला हो गया है। क्या और क्यों: {#url#} -AANGAN',
  karigar_paper_ends:
    'AANGAN: आपकी पहचान या पुलिस वेरिफ़िकेशन की अवधि ख़त्म हो रही है, नया काग़ज़ चाहिए। हमें फ़ोन करें: {#url#} -AANGAN',
  karigar_reinstated: 'AANGAN: आप फिर काम कर सकते हैं। विज़िट के ऑफ़र पहले की तरह आएँगे: {#url#} -AANGAN',
  karigar_paid: 'AANGAN ने आपको Rs {#alphanumeric#} भेजे। किन विज़िट के: {#url#} -AANGAN',
  karigar_pay_returned:
    'AANGAN: बैंक आपको Rs {#alphanumeric#} नहीं भेज सका। अपना खाता देखें: {#url#} -AANGAN',
  karigar_question_answered: 'AANGAN: आपके सवाल {#alphanumeric#} का जवाब आया। पढ़ें: {#url#} -AANGAN',
  karigar_question_closed: 'AANGAN: आपका सवाल {#alphanumeric#} बंद हुआ। क्या हुआ: {#url#} -AANGAN',
};
