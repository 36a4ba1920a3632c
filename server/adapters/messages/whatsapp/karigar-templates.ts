import type { Template } from './visit-templates.ts';

/** What those who do the work are told, as it is registered with Meta. Of the customer there is no more than the area. */
export const karigarTemplates: Readonly<Record<string, Template>> = {
  karigar_offer_v1: {
    gaps: 4,
    en: `A new visit is offered to you.

Service: {{1}}
Area: {{2}}
Time: {{3}}
You get: {{4}}

Answer in your app. Saying no costs you nothing.`,
    hi: `आपके लिए एक नई विज़िट है।

सेवा: {{1}}
इलाक़ा: {{2}}
समय: {{3}}
आपको मिलेंगे: {{4}}

ऐप में जवाब दें। मना करने का कोई नुक़सान नहीं।`,
    mr: `तुमच्यासाठी एक नवी भेट आहे.

सेवा: {{1}}
भाग: {{2}}
वेळ: {{3}}
तुम्हाला मिळतील: {{4}}

ॲपमध्ये उत्तर द्या. नाकारल्याने काहीही नुकसान नाही.`,
  },
  karigar_urgent_offer_v1: {
    gaps: 4,
    en: `An urgent visit: who says yes first has it.

Service: {{1}}
Area: {{2}}
Time: {{3}}
You get: {{4}}

Answer in your app. Saying no costs you nothing.`,
    hi: `तुरंत की विज़िट: जो पहले हाँ कहे, उसकी।

सेवा: {{1}}
इलाक़ा: {{2}}
समय: {{3}}
आपको मिलेंगे: {{4}}

ऐप में जवाब दें। मना करने का कोई नुक़सान नहीं।`,
    mr: `तातडीची भेट: जो आधी हो म्हणेल त्याची.

सेवा: {{1}}
भाग: {{2}}
वेळ: {{3}}
तुम्हाला मिळतील: {{4}}

ॲपमध्ये उत्तर द्या. नाकारल्याने काहीही नुकसान नाही.`,
  },
  karigar_visit_given_v1: {
    gaps: 3,
    en: `This visit is yours, as agreed on the phone: {{1}}, {{2}}, {{3}}. All about it stands in your app.`,
    hi: `यह विज़िट आपकी है, जैसा फ़ोन पर तय हुआ: {{1}}, {{2}}, {{3}}। पूरी जानकारी ऐप में है।`,
    mr: `ही भेट तुमची आहे, फोनवर ठरल्याप्रमाणे: {{1}}, {{2}}, {{3}}. संपूर्ण माहिती ॲपमध्ये आहे.`,
  },
  karigar_you_lead_v1: {
    gaps: 3,
    en: `You lead the team of this visit from now on: {{1}}, {{2}}, {{3}}. Its steps in the app are yours.`,
    hi: `अब इस विज़िट की टीम के अगुवा आप हैं: {{1}}, {{2}}, {{3}}। ऐप के क़दम अब आप दबाएँगे।`,
    mr: `आता या भेटीच्या टीमचे प्रमुख तुम्ही आहात: {{1}}, {{2}}, {{3}}. ॲपमधील पायऱ्या आता तुम्ही कराल.`,
  },
  karigar_payee_changed_v1: {
    gaps: 1,
    en: `Hello {{1}}, the account that you are paid at was changed. If that was not you, please call us at once.`,
    hi: `नमस्ते {{1}}, आपके पैसों का खाता बदला गया है। यह आपने नहीं किया तो तुरंत हमें फ़ोन करें।`,
    mr: `नमस्कार {{1}}, तुमच्या पैशांचे खाते बदलले आहे. हे तुम्ही केले नसल्यास लगेच आम्हाला फोन करा.`,
  },
  karigar_payee_stopped_v1: {
    gaps: 1,
    en: `Hello {{1}}, the new account is stopped. You are paid where you were paid before.`,
    hi: `नमस्ते {{1}}, नया खाता रोक दिया गया है। पैसे वहीं आएँगे जहाँ पहले आते थे।`,
    mr: `नमस्कार {{1}}, नवे खाते थांबवले आहे. पैसे आधी जिथे येत होते तिथेच येतील.`,
  },
  karigar_cash_handed_in_v1: {
    gaps: 1,
    en: `We have counted {{1}} of cash that you handed in. What you still hold stands in your app under Earnings.`,
    hi: `आपने {{1}} नक़द जमा किए, हमने गिन लिए। कितना बाक़ी है, ऐप में "कमाई" में देखें।`,
    mr: `तुम्ही {{1}} रोख जमा केले, आम्ही मोजले. किती बाकी आहे ते ॲपमध्ये "कमाई" मध्ये पाहा.`,
  },
  karigar_cash_hand_in_reversed_v1: {
    gaps: 1,
    en: `A correction: {{1}} of cash was counted as handed in and is not. See Earnings in your app, or call us.`,
    hi: `सुधार: {{1}} नक़द जमा गिने गए थे, पर जमा नहीं हुए। ऐप में "कमाई" देखें या हमें फ़ोन करें।`,
    mr: `दुरुस्ती: {{1}} रोख जमा मोजले होते, पण जमा झाले नाहीत. ॲपमध्ये "कमाई" पाहा किंवा आम्हाला फोन करा.`,
  },
  karigar_visit_cancelled_v1: {
    gaps: 3,
    en: `Your visit is cancelled: {{1}}, {{2}}, {{3}}. Please do not go there.`,
    hi: `आपकी विज़िट रद्द हो गई है: {{1}}, {{2}}, {{3}}। कृपया वहाँ न जाएँ।`,
    mr: `तुमची भेट रद्द झाली आहे: {{1}}, {{2}}, {{3}}. कृपया तिथे जाऊ नका.`,
  },
  karigar_visit_moved_v1: {
    gaps: 4,
    en: `Your visit was moved: {{1}}, {{2}}. It is not on {{3}} but on {{4}}, and is offered anew in your app.`,
    hi: `आपकी विज़िट का समय बदल गया है: {{1}}, {{2}}। {{3}} नहीं, अब {{4}}; यह ऐप में फिर से ऑफ़र होगी।`,
    mr: `तुमच्या भेटीची वेळ बदलली आहे: {{1}}, {{2}}. {{3}} नाही, आता {{4}}; ॲपमध्ये ती पुन्हा ऑफर होईल.`,
  },
  karigar_day_moved_v1: {
    gaps: 4,
    en: `One day of your visit was moved: {{1}}, {{2}}. It is not on {{3}} but on {{4}}. It is still yours; if you cannot come, give it back in your app.`,
    hi: `आपकी विज़िट का एक दिन बदल गया है: {{1}}, {{2}}। {{3}} नहीं, अब {{4}}। यह आपके पास ही है; न आ सकें तो ऐप में वापस कर दें।`,
    mr: `तुमच्या कामाचा एक दिवस बदलला आहे: {{1}}, {{2}}. {{3}} नाही, आता {{4}}. हे काम तुमच्याकडेच आहे; येऊ शकत नसाल तर ॲपमध्ये परत करा.`,
  },
  karigar_visit_taken_over_v1: {
    gaps: 3,
    en: `Another Karigar goes to this visit: {{1}}, {{2}}, {{3}}. Please do not go there. It costs you nothing.`,
    hi: `इस विज़िट पर दूसरे कारीगर जा रहे हैं: {{1}}, {{2}}, {{3}}। कृपया वहाँ न जाएँ। आपका कुछ नहीं कटेगा।`,
    mr: `या भेटीला दुसरे कारागीर जात आहेत: {{1}}, {{2}}, {{3}}. कृपया तिथे जाऊ नका. तुमचे काहीही कापले जाणार नाही.`,
  },
  karigar_visit_given_on_v1: {
    gaps: 3,
    en: `This visit no longer fits your hours and goes to somebody else: {{1}}, {{2}}, {{3}}. It costs you nothing.`,
    hi: `यह विज़िट अब आपके घंटों में नहीं है, इसलिए दूसरे को दी गई: {{1}}, {{2}}, {{3}}। आपका कुछ नहीं कटेगा।`,
    mr: `ही भेट आता तुमच्या वेळेत बसत नाही, म्हणून दुसऱ्याला दिली: {{1}}, {{2}}, {{3}}. तुमचे काहीही कापले जाणार नाही.`,
  },
  karigar_visit_missed_v1: {
    gaps: 3,
    en: `Your visit was closed because nobody came: {{1}}, {{2}}, {{3}}. If that is wrong, please call us.`,
    hi: `आपकी विज़िट बंद हुई, क्योंकि कोई नहीं पहुँचा: {{1}}, {{2}}, {{3}}। ग़लत हो तो कृपया हमें फ़ोन करें।`,
    mr: `तुमची भेट बंद झाली, कारण कोणी पोहोचले नाही: {{1}}, {{2}}, {{3}}. चूक असल्यास कृपया आम्हाला फोन करा.`,
  },
  karigar_visit_ended_for_safety_v1: {
    gaps: 3,
    en: `Your visit was ended for safety: {{1}}, {{2}}, {{3}}. Please leave. We call you, and your way is paid.`,
    hi: `सुरक्षा के लिए आपकी विज़िट बंद की गई: {{1}}, {{2}}, {{3}}। कृपया वहाँ से निकलें। हम फ़ोन करेंगे, और आने-जाने का पैसा मिलेगा।`,
    mr: `सुरक्षेसाठी तुमची भेट थांबवली: {{1}}, {{2}}, {{3}}. कृपया तिथून निघा. आम्ही फोन करू, आणि येण्याजाण्याचे पैसे मिळतील.`,
  },
  karigar_new_start_code_v1: {
    gaps: 3,
    en: `There is a new start code for your visit: {{1}}, {{2}}, {{3}}. Ask the customer for it and type it in your app.`,
    hi: `आपकी विज़िट का नया स्टार्ट कोड बना है: {{1}}, {{2}}, {{3}}। ग्राहक से पूछकर ऐप में लिखें।`,
    mr: `तुमच्या भेटीचा नवा स्टार्ट कोड तयार आहे: {{1}}, {{2}}, {{3}}. ग्राहकाला विचारून ॲपमध्ये लिहा.`,
  },
  karigar_customer_says_v1: {
    gaps: 4,
    en: `Your customer says: "{{1}}" The visit: {{2}}, {{3}}, {{4}}. You can answer in your app.`,
    hi: `ग्राहक का संदेश: "{{1}}" विज़िट: {{2}}, {{3}}, {{4}}। जवाब ऐप में दें।`,
    mr: `ग्राहकाचा निरोप: "{{1}}" भेट: {{2}}, {{3}}, {{4}}. उत्तर ॲपमध्ये द्या.`,
  },
  karigar_complaint_v1: {
    gaps: 3,
    en: `The customer has raised a problem about your visit: {{1}}, {{2}}, {{3}}. We hear you too before we decide.`,
    hi: `ग्राहक ने आपकी विज़िट की शिकायत की है: {{1}}, {{2}}, {{3}}। फ़ैसले से पहले हम आपकी भी सुनेंगे।`,
    mr: `ग्राहकाने तुमच्या भेटीची तक्रार केली आहे: {{1}}, {{2}}, {{3}}. निर्णयाआधी आम्ही तुमचेही ऐकू.`,
  },
  karigar_complaint_decided_v1: {
    gaps: 3,
    en: `The problem about your visit is decided: {{1}}, {{2}}, {{3}}. What it means for your pay stands in your app under Earnings.`,
    hi: `आपकी विज़िट की शिकायत पर फ़ैसला हो गया: {{1}}, {{2}}, {{3}}। कमाई पर असर ऐप में "कमाई" में देखें।`,
    mr: `तुमच्या भेटीच्या तक्रारीचा निर्णय झाला: {{1}}, {{2}}, {{3}}. कमाईवरचा परिणाम ॲपमध्ये "कमाई" मध्ये पाहा.`,
  },
  karigar_papers_returned_v1: {
    gaps: 1,
    en: `Hello {{1}}, a paper of yours came back. Your app says which one and why; please send it again there.`,
    hi: `नमस्ते {{1}}, आपका एक काग़ज़ लौटा है। ऐप में देखें कौन-सा और क्यों; फिर वहीं दोबारा भेजें।`,
    mr: `नमस्कार {{1}}, तुमचा एक कागद परत आला आहे. कोणता आणि का ते ॲपमध्ये पाहा; मग तिथेच पुन्हा पाठवा.`,
  },
  karigar_papers_checked_v1: {
    gaps: 1,
    en: `Hello {{1}}, your papers are in order. We call you now and put you to work.`,
    hi: `नमस्ते {{1}}, आपके काग़ज़ ठीक हैं। अब हम फ़ोन करके आपको काम पर लगाएँगे।`,
    mr: `नमस्कार {{1}}, तुमचे कागद बरोबर आहेत. आता आम्ही फोन करून तुम्हाला कामावर घेऊ.`,
  },
  karigar_application_refused_v1: {
    gaps: 1,
    en: `Hello {{1}}, we cannot take you now. Your app says why; you may apply again there.`,
    hi: `नमस्ते {{1}}, अभी हम आपको नहीं ले सकते। कारण ऐप में है; आप वहीं फिर आवेदन कर सकते हैं।`,
    mr: `नमस्कार {{1}}, आत्ता आम्ही तुम्हाला घेऊ शकत नाही. कारण ॲपमध्ये आहे; तिथेच पुन्हा अर्ज करता येईल.`,
  },
  karigar_now_active_v1: {
    gaps: 1,
    en: `Hello {{1}}, you can work now. Set your hours in your app: then visits are offered to you.`,
    hi: `नमस्ते {{1}}, अब आप काम कर सकते हैं। ऐप में अपने घंटे भरें: फिर विज़िट के ऑफ़र आएँगे।`,
    mr: `नमस्कार {{1}}, आता तुम्ही काम करू शकता. ॲपमध्ये तुमच्या वेळा भरा: मग भेटींचे ऑफर येतील.`,
  },
  karigar_paused_v1: {
    gaps: 1,
    en: `Hello {{1}}, you get no visits for now. Your app says why and until when, and there you can answer. What you have earned is paid as ever.`,
    hi: `नमस्ते {{1}}, अभी आपको विज़िट नहीं मिलेंगी। क्यों और कब तक, यह ऐप में लिखा है; वहीं जवाब दे सकते हैं। आपकी कमाई हमेशा की तरह मिलेगी।`,
    mr: `नमस्कार {{1}}, सध्या तुम्हाला भेटी मिळणार नाहीत. का आणि कधीपर्यंत ते ॲपमध्ये आहे; तिथेच उत्तर देता येते. तुमची कमाई नेहमीप्रमाणे मिळेल.`,
  },
  karigar_pause_decided_v1: {
    gaps: 1,
    en: `Hello {{1}}, we have decided about your pause. Your app says what and why, and what you can do.`,
    hi: `नमस्ते {{1}}, आपके रोके गए काम पर फ़ैसला हो गया है। क्या, क्यों और आप क्या कर सकते हैं, यह ऐप में देखें।`,
    mr: `नमस्कार {{1}}, तुमच्या थांबवलेल्या कामाबद्दल निर्णय झाला आहे. काय, का आणि तुम्ही काय करू शकता ते ॲपमध्ये पाहा.`,
  },
  karigar_reinstated_v1: {
    gaps: 1,
    en: `Hello {{1}}, you can work again. From now on visits are offered to you as before.`,
    hi: `नमस्ते {{1}}, आप फिर काम कर सकते हैं। अब से विज़िट के ऑफ़र पहले की तरह आएँगे।`,
    mr: `नमस्कार {{1}}, तुम्ही पुन्हा काम करू शकता. आतापासून भेटींचे ऑफर पूर्वीसारखे येतील.`,
  },
  karigar_paid_v1: {
    gaps: 2,
    en: `AANGAN: {{1}} has been paid to you. Bank reference: {{2}}. Your app says for which visits.`,
    hi: `आपको {{1}} भेज दिए गए हैं। बैंक संदर्भ: {{2}}। किन विज़िट के हैं, यह ऐप में देखें।`,
    mr: `तुम्हाला {{1}} पाठवले आहेत. बँक संदर्भ: {{2}}. कोणत्या भेटींचे ते ॲपमध्ये पाहा.`,
  },
  karigar_pay_returned_v1: {
    gaps: 1,
    en: `The bank could not pay you {{1}}. We owe it to you as before. Please see in your app whether your account is right.`,
    hi: `बैंक आपको {{1}} नहीं भेज सका। यह पैसा आपका ही है। कृपया ऐप में देखें कि आपका खाता सही है।`,
    mr: `बँक तुम्हाला {{1}} पाठवू शकली नाही. हे पैसे तुमचेच आहेत. तुमचे खाते बरोबर आहे का ते कृपया ॲपमध्ये पाहा.`,
  },
};
