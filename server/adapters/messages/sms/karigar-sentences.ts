/**
 * What those who do the work are told by SMS, as it is registered with the operators (DLT, category "service implicit"):
 * where WhatsApp leads nowhere. The last gap is a page of their app.
 */
export const karigarSentences = {
  karigar_offer: {
    en: 'New AANGAN visit, Rs {#alphanumeric#} for you: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Answer: {#url#} -AANGAN',
    hi: 'AANGAN की नई विज़िट, आपके Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। जवाब दें: {#url#} -AANGAN',
    mr: 'AANGAN ची नवी भेट, तुमचे Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. उत्तर द्या: {#url#} -AANGAN',
  },
  karigar_urgent_offer: {
    en: 'Urgent AANGAN visit, Rs {#alphanumeric#} for you: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. First yes has it: {#url#} -AANGAN',
    hi: 'AANGAN की तुरंत विज़िट, आपके Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। पहले हाँ करें: {#url#} -AANGAN',
    mr: 'AANGAN ची तातडीची भेट, तुमचे Rs {#alphanumeric#}: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आधी हो म्हणा: {#url#} -AANGAN',
  },
  karigar_visit_given: {
    en: 'This AANGAN visit is yours, as agreed on the phone: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'यह AANGAN विज़िट आपकी है, जैसा फ़ोन पर तय हुआ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'ही AANGAN भेट तुमची आहे, फोनवर ठरल्याप्रमाणे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  karigar_you_lead: {
    en: 'AANGAN: you lead the team now: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'AANGAN: अब टीम के अगुवा आप हैं: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'AANGAN: आता टीमचे प्रमुख तुम्ही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  karigar_payee_changed: {
    en: 'AANGAN: the account that you are paid at was changed. If that was not you, call us at once. {#url#} -AANGAN',
    hi: 'AANGAN: आपके पैसों का खाता बदला गया। यह आपने नहीं किया तो तुरंत फ़ोन करें। {#url#} -AANGAN',
    mr: 'AANGAN: तुमच्या पैशांचे खाते बदलले. हे तुम्ही केले नसल्यास लगेच फोन करा. {#url#} -AANGAN',
  },
  karigar_payee_stopped: {
    en: 'AANGAN: the new account is stopped. You are paid where you were paid before. {#url#} -AANGAN',
    hi: 'AANGAN: नया खाता रोक दिया गया। पैसे पहले वाले खाते में आएँगे। {#url#} -AANGAN',
    mr: 'AANGAN: नवे खाते थांबवले. पैसे आधीच्या खात्यात येतील. {#url#} -AANGAN',
  },
  karigar_cash_handed_in: {
    en: 'AANGAN: Rs {#alphanumeric#} of cash handed in. What you still hold: {#url#} -AANGAN',
    hi: 'AANGAN: Rs {#alphanumeric#} नक़द जमा हुए। आपके पास बाक़ी: {#url#} -AANGAN',
    mr: 'AANGAN: Rs {#alphanumeric#} रोख जमा झाले. तुमच्याकडे बाकी: {#url#} -AANGAN',
  },
  karigar_cash_hand_in_reversed: {
    en: 'AANGAN: Rs {#alphanumeric#} of cash was counted as handed in and is not. See {#url#} or call us. -AANGAN',
    hi: 'AANGAN: Rs {#alphanumeric#} नक़द जमा गिने गए थे, पर नहीं हुए। देखें {#url#} या फ़ोन करें। -AANGAN',
    mr: 'AANGAN: Rs {#alphanumeric#} रोख जमा मोजले होते, पण झाले नाहीत. पाहा {#url#} किंवा फोन करा. -AANGAN',
  },
  karigar_visit_cancelled: {
    en: 'AANGAN visit cancelled, please do not go: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'AANGAN विज़िट रद्द, वहाँ न जाएँ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'AANGAN भेट रद्द, तिथे जाऊ नका: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  karigar_visit_moved: {
    en: 'AANGAN visit moved: {#alphanumeric#}, {#alphanumeric#}, now {#alphanumeric#}. It is offered anew: {#url#} -AANGAN',
    hi: 'AANGAN विज़िट का समय बदला: {#alphanumeric#}, {#alphanumeric#}, अब {#alphanumeric#}। फिर ऑफ़र होगी: {#url#} -AANGAN',
    mr: 'AANGAN भेटीची वेळ बदलली: {#alphanumeric#}, {#alphanumeric#}, आता {#alphanumeric#}. पुन्हा ऑफर होईल: {#url#} -AANGAN',
  },
  karigar_day_moved: {
    en: 'AANGAN day moved: {#alphanumeric#}, {#alphanumeric#}, now {#alphanumeric#}. Still yours, or give it back: {#url#} -AANGAN',
    hi: 'AANGAN एक दिन बदला: {#alphanumeric#}, {#alphanumeric#}, अब {#alphanumeric#}। आपके पास है, या वापस करें: {#url#} -AANGAN',
    mr: 'AANGAN एक दिवस बदलला: {#alphanumeric#}, {#alphanumeric#}, आता {#alphanumeric#}. तुमच्याकडे आहे, किंवा परत करा: {#url#} -AANGAN',
  },
  karigar_visit_taken_over: {
    en: 'Another AANGAN Karigar goes, please do not: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'AANGAN के दूसरे कारीगर जा रहे हैं, आप न जाएँ: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'AANGAN चे दुसरे कारागीर जात आहेत, तुम्ही जाऊ नका: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  karigar_visit_given_on: {
    en: 'AANGAN visit given to another, it no longer fits your hours: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'AANGAN विज़िट दूसरे को दी, यह आपके घंटों में नहीं है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'AANGAN भेट दुसऱ्याला दिली, ती तुमच्या वेळेत बसत नाही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  karigar_visit_missed: {
    en: 'AANGAN visit closed because nobody came: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. If that is wrong, call us. {#url#} -AANGAN',
    hi: 'AANGAN विज़िट बंद, कोई नहीं आया: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। ग़लत हो तो फ़ोन करें। {#url#} -AANGAN',
    mr: 'AANGAN भेट बंद, कोणी आले नाही: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. चूक असल्यास फोन करा. {#url#} -AANGAN',
  },
  karigar_visit_ended_for_safety: {
    en: 'AANGAN visit ended for safety, please leave: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. We call you. {#url#} -AANGAN',
    hi: 'AANGAN विज़िट सुरक्षा के लिए बंद, वहाँ से निकलें: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। हम फ़ोन करेंगे। {#url#} -AANGAN',
    mr: 'AANGAN भेट सुरक्षेसाठी थांबवली, तिथून निघा: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आम्ही फोन करू. {#url#} -AANGAN',
  },
  karigar_new_start_code: {
    en: 'AANGAN: a new start code is made for {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Ask the customer. {#url#} -AANGAN',
    hi: 'AANGAN: नया स्टार्ट कोड बना: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। ग्राहक से पूछें। {#url#} -AANGAN',
    mr: 'AANGAN: नवा स्टार्ट कोड तयार: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. ग्राहकाला विचारा. {#url#} -AANGAN',
  },
  karigar_customer_says: {
    en: 'AANGAN: a message from your customer: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. Read and answer it: {#url#} -AANGAN',
    hi: 'AANGAN: ग्राहक का संदेश है: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। पढ़ें, जवाब दें: {#url#} -AANGAN',
    mr: 'AANGAN: ग्राहकाचा निरोप आहे: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. वाचा, उत्तर द्या: {#url#} -AANGAN',
  },
  karigar_complaint: {
    en: 'AANGAN: a complaint about your visit {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. We hear you too. {#url#} -AANGAN',
    hi: 'AANGAN: आपकी विज़िट की शिकायत: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। हम आपकी भी सुनेंगे। {#url#} -AANGAN',
    mr: 'AANGAN: तुमच्या भेटीची तक्रार: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. आम्ही तुमचेही ऐकू. {#url#} -AANGAN',
  },
  karigar_complaint_decided: {
    en: 'AANGAN: the complaint is decided: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. See {#url#} -AANGAN',
    hi: 'AANGAN: शिकायत पर फ़ैसला: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}। देखें {#url#} -AANGAN',
    mr: 'AANGAN: तक्रारीचा निर्णय झाला: {#alphanumeric#}, {#alphanumeric#}, {#alphanumeric#}. पाहा {#url#} -AANGAN',
  },
  karigar_papers_returned: {
    en: 'AANGAN: a paper of yours came back. Which one, and why: {#url#} -AANGAN',
    hi: 'AANGAN: आपका एक काग़ज़ लौटा है। कौन-सा और क्यों: {#url#} -AANGAN',
    mr: 'AANGAN: तुमचा एक कागद परत आला. कोणता आणि का: {#url#} -AANGAN',
  },
  karigar_papers_checked: {
    en: 'AANGAN: your papers are in order. We call you now. {#url#} -AANGAN',
    hi: 'AANGAN: आपके काग़ज़ ठीक हैं। अब हम फ़ोन करेंगे। {#url#} -AANGAN',
    mr: 'AANGAN: तुमचे कागद बरोबर आहेत. आता आम्ही फोन करू. {#url#} -AANGAN',
  },
  karigar_application_refused: {
    en: 'AANGAN: we cannot take you now. Why, and how to apply again: {#url#} -AANGAN',
    hi: 'AANGAN: अभी हम आपको नहीं ले सकते। कारण और फिर आवेदन: {#url#} -AANGAN',
    mr: 'AANGAN: आत्ता आम्ही तुम्हाला घेऊ शकत नाही. कारण आणि पुन्हा अर्ज: {#url#} -AANGAN',
  },
  karigar_now_active: {
    en: 'AANGAN: you can work now. Set your hours: {#url#} -AANGAN',
    hi: 'AANGAN: अब आप काम कर सकते हैं। अपने घंटे भरें: {#url#} -AANGAN',
    mr: 'AANGAN: आता तुम्ही काम करू शकता. तुमच्या वेळा भरा: {#url#} -AANGAN',
  },
  karigar_paused: {
    en: 'AANGAN: you get no visits for now. Why, until when and how to answer: {#url#} -AANGAN',
    hi: 'AANGAN: अभी आपको विज़िट नहीं मिलेंगी। क्यों, कब तक और जवाब कैसे दें: {#url#} -AANGAN',
    mr: 'AANGAN: सध्या तुम्हाला भेटी मिळणार नाहीत. का, कधीपर्यंत आणि उत्तर कसे द्यावे: {#url#} -AANGAN',
  },
  karigar_pause_decided: {
    en: 'AANGAN: we have decided about your pause. What and why: {#url#} -AANGAN',
    hi: 'AANGAN: आपके रोके गए काम पर फ़ैसला हो गया है। क्या और क्यों: {#url#} -AANGAN',
    mr: 'AANGAN: तुमच्या थांबवलेल्या कामाबद्दल निर्णय झाला आहे. काय आणि का: {#url#} -AANGAN',
  },
  karigar_reinstated: {
    en: 'AANGAN: you can work again. Visits are offered to you as before: {#url#} -AANGAN',
    hi: 'AANGAN: आप फिर काम कर सकते हैं। विज़िट के ऑफ़र पहले की तरह आएँगे: {#url#} -AANGAN',
    mr: 'AANGAN: तुम्ही पुन्हा काम करू शकता. भेटींचे ऑफर पूर्वीसारखे येतील: {#url#} -AANGAN',
  },
  karigar_paid: {
    en: 'AANGAN has paid you Rs {#alphanumeric#}. For which visits: {#url#} -AANGAN',
    hi: 'AANGAN ने आपको Rs {#alphanumeric#} भेजे। किन विज़िट के: {#url#} -AANGAN',
    mr: 'AANGAN ने तुम्हाला Rs {#alphanumeric#} पाठवले. कोणत्या भेटींचे: {#url#} -AANGAN',
  },
  karigar_pay_returned: {
    en: 'AANGAN: the bank could not pay you Rs {#alphanumeric#}. Please check your account: {#url#} -AANGAN',
    hi: 'AANGAN: बैंक आपको Rs {#alphanumeric#} नहीं भेज सका। अपना खाता देखें: {#url#} -AANGAN',
    mr: 'AANGAN: बँक तुम्हाला Rs {#alphanumeric#} पाठवू शकली नाही. तुमचे खाते तपासा: {#url#} -AANGAN',
  },
} as const;
