import type { smsKarigar as english } from '../en/sms-karigar.ts';

export const smsKarigar: typeof english = {
  karigar_offer:
    'AANGAN चे नवीन काम, तुमचे Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. उत्तर द्या: {#url#} -AANGAN',
  karigar_urgent_offer:
    'AANGAN चे तातडीचे काम, तुमचे Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आधी हो म्हणा: {#url#} -AANGAN',
  karigar_visit_given:
    'हे AANGAN काम तुमचे आहे, फोनवर ठरल्याप्रमाणे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_sent:
    'हे AANGAN काम न विचारता तुमचे आहे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. जमत नसेल तर काम सोडा: {#url#} -AANGAN',
  karigar_you_lead:
    'AANGAN: आता टीमचे प्रमुख तुम्ही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_payee_changed:
    'AANGAN: तुमच्या पैशांचे खाते बदलले. हे तुम्ही केले नसल्यास लगेच फोन करा. {#url#} -AANGAN',
  karigar_payee_stopped: 'AANGAN: नवीन खाते थांबवले. पैसे आधीच्या खात्यात येतील. {#url#} -AANGAN',
  karigar_cash_handed_in: 'AANGAN: Rs {#alphanumeric#} रोख जमा झाली. तुमच्याकडे बाकी: {#url#} -AANGAN',
  karigar_cash_hand_in_reversed:
    'AANGAN: Rs {#alphanumeric#} रोख जमा झाल्याचे मोजले होते, पण तसे झाले नाही. पाहा {#url#} किंवा फोन करा. -AANGAN',
  karigar_visit_cancelled:
    'AANGAN काम रद्द, तिथे जाऊ नका: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_moved:
    'AANGAN कामाची वेळ बदलली: {#alphanumeric#}, {#alphanumeric#}, आता {#alphanumeric#}. पुन्हा ऑफर होईल: {#url#} -AANGAN',
  karigar_day_moved:
    'AANGAN एक दिवस बदलला: {#alphanumeric#}, {#alphanumeric#}, आता {#alphanumeric#}. काम तुमचे आहे, जमत नसेल तर सोडा: {#url#} -AANGAN',
  karigar_visit_taken_over:
    'AANGAN चे दुसरे कारागीर जात आहेत, तुम्ही जाऊ नका: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_given_on:
    'AANGAN काम दुसऱ्याला दिले, ते तुमच्या वेळेत बसत नाही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_visit_missed:
    'AANGAN काम बंद, कोणी आले नाही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. चूक असल्यास फोन करा. {#url#} -AANGAN',
  karigar_said_absent:
    'AANGAN: तुम्ही आला नाहीत असे सांगितले गेले: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. तुम्ही तिथे होता तर आम्हाला फोन करा. {#url#} -AANGAN',
  karigar_visit_ended_for_safety:
    'AANGAN काम सुरक्षेसाठी थांबवले, तिथून निघा: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आम्ही फोन करू. {#url#} -AANGAN',
  karigar_new_start_code:
    'AANGAN: नवीन स्टार्ट कोड तयार: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. ग्राहकाला विचारा. {#url#} -AANGAN',
  karigar_customer_says:
    'AANGAN: ग्राहकाचा मेसेज आहे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. वाचा, उत्तर द्या: {#url#} -AANGAN',
  karigar_area_not_usual:
    'AANGAN: कामाच्या भागात सर्व नेहमीसारखे नाही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. उशीर धरला जाणार नाही. {#url#} -AANGAN',
  karigar_area_usual:
    'AANGAN: कामाच्या भागात सर्व पुन्हा नेहमीसारखे आहे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  karigar_complaint:
    'AANGAN: तुमच्या कामाची तक्रार: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आम्ही तुमचेही ऐकू. {#url#} -AANGAN',
  karigar_complaint_decided:
    'AANGAN: तक्रारीचा निर्णय झाला: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. पाहा {#url#} -AANGAN',
  karigar_documents_returned: 'AANGAN: तुमचे एक कागदपत्र परत आले. कोणते आणि का: {#url#} -AANGAN',
  karigar_documents_checked:
    'AANGAN: तुमची कागदपत्रे बरोबर आहेत. काम कधी सुरू करता येईल ते ॲप सांगेल: {#url#} -AANGAN',
  karigar_application_refused:
    'AANGAN: आत्ता आम्ही तुम्हाला घेऊ शकत नाही. कारण आणि पुन्हा अर्ज: {#url#} -AANGAN',
  karigar_now_active: 'AANGAN: आता तुम्ही काम करू शकता. तुमच्या वेळा भरा: {#url#} -AANGAN',
  karigar_paused:
    'AANGAN: सध्या तुम्हाला कामे मिळणार नाहीत. का, कधीपर्यंत आणि उत्तर कसे द्यावे: {#url#} -AANGAN',
  karigar_pause_decided:
    'AANGAN: तुमच्या थांबवलेल्या कामाबद्दल निर्णय झाला आहे. काय आणि का: {#url#} -AANGAN',
  karigar_paper_ends:
    'AANGAN: तुमच्या ओळखीची किंवा पोलीस पडताळणीची मुदत संपत आहे, नवीन कागदपत्र हवे. फोन करा: {#url#} -AANGAN',
  karigar_reinstated: 'AANGAN: तुम्ही पुन्हा काम करू शकता. कामाच्या ऑफर पूर्वीसारख्या येतील: {#url#} -AANGAN',
  karigar_paid: 'AANGAN ने तुम्हाला Rs {#alphanumeric#} पाठवले. कोणत्या कामांचे: {#url#} -AANGAN',
  karigar_pay_returned:
    'AANGAN: बँक तुम्हाला Rs {#alphanumeric#} पाठवू शकली नाही. तुमचे खाते तपासा: {#url#} -AANGAN',
  karigar_question_answered:
    'AANGAN: तुमच्या प्रश्नाचे उत्तर आले: {#alphanumeric#}. वाचा: {#url#} -AANGAN',
  karigar_question_closed: 'AANGAN: तुमचा प्रश्न {#alphanumeric#} बंद झाला. काय झाले: {#url#} -AANGAN',
};
