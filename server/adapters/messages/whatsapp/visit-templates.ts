export type Template = {
  readonly en: string;
  readonly hi: string;
  readonly mr: string;
  readonly gaps: number;
};

/** What is told of a visit while it happens, as registered with Meta: the words of the bell, and the number of the booking. */
export const visitTemplates: Readonly<Record<string, Template>> = {
  karigar_assigned_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: a Karigar has taken your visit. You see who on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: एक कारीगर ने आपकी विज़िट ले ली है। कौन आ रहे हैं, यह बुकिंग के पेज पर है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: एका कारागिराने तुमची भेट घेतली आहे. कोण येणार ते बुकिंगच्या पानावर आहे.

बुकिंग: {{3}}.`,
  },
  leader_changed_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: whoever led the team cannot come on the remaining days. Somebody else takes over; it costs you nothing, and you see who on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: टीम के अगुवा बाकी दिनों में नहीं आ सकते। उनकी जगह कोई और टीम को सँभालेंगे; आपको कुछ नहीं देना होगा, और वे कौन हैं यह बुकिंग के पेज पर है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: टीमचे प्रमुख उरलेल्या दिवसांत येऊ शकत नाहीत. त्यांच्या जागी दुसरे कोणी टीम सांभाळतील; तुम्हाला काही द्यावे लागणार नाही, आणि ते कोण हे बुकिंगच्या पानावर आहे.

बुकिंग: {{3}}.`,
  },
  karigar_changed_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: somebody who can be with you sooner has taken your visit over. It costs you nothing; you see who on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: जो आपके पास जल्दी पहुँच सकते हैं, उन्होंने आपकी विज़िट ले ली है। इसका कोई शुल्क नहीं; कौन आ रहे हैं, यह बुकिंग के पेज पर है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: जे तुमच्याकडे लवकर पोहोचू शकतात त्यांनी तुमची भेट घेतली आहे. याचे कोणतेही शुल्क नाही; कोण येणार ते बुकिंगच्या पानावर आहे.

बुकिंग: {{3}}.`,
  },
  on_the_way_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}. Your start code is on the page of your booking; tell it at your own door only.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}। आपका स्टार्ट कोड बुकिंग के पेज पर है; इसे केवल अपने दरवाज़े पर ही बताएँ।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}. तुमचा स्टार्ट कोड बुकिंगच्या पानावर आहे; तो फक्त तुमच्या दारातच सांगा.

बुकिंग: {{3}}.`,
  },
  start_code_used_up_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: nobody can start with your start code any more. Please have a new one made on the page of your booking; your Karigar is waiting at the door.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: इस कोड से अब काम शुरू नहीं हो सकता। कृपया अपनी बुकिंग के पेज पर नया कोड बनवाएँ; आपके कारीगर दरवाज़े पर इंतज़ार कर रहे हैं।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: या कोडने आता काम सुरू होऊ शकत नाही. कृपया तुमच्या बुकिंगच्या पानावर नवा कोड घ्या; तुमचे कारागीर दाराशी थांबले आहेत.

बुकिंग: {{3}}.`,
  },
  start_code_renewed_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: the old start code was tried too often. The new one is on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: पुराना स्टार्ट कोड बहुत बार आज़माया गया। नया कोड बुकिंग के पेज पर है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: जुना स्टार्ट कोड खूप वेळा वापरून पाहिला गेला. नवा कोड बुकिंगच्या पानावर आहे.

बुकिंग: {{3}}.`,
  },
  at_the_door_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: please open, and tell the start code.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: कृपया दरवाज़ा खोलें और स्टार्ट कोड बताएँ।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: कृपया दार उघडा आणि स्टार्ट कोड सांगा.

बुकिंग: {{3}}.`,
  },
  trying_to_reach_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: nobody opens or answers. After the waiting time the visit is closed as a no-show, with its fee.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: न दरवाज़ा खुल रहा है, न जवाब मिल रहा है। इंतज़ार के समय के बाद विज़िट अनुपस्थिति मानकर शुल्क सहित बंद हो जाएगी।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: दार उघडत नाही किंवा उत्तर मिळत नाही. थांबण्याच्या वेळेनंतर भेट अनुपस्थिती म्हणून शुल्कासह बंद होईल.

बुकिंग: {{3}}.`,
  },
  extra_work_proposed_v1: {
    gaps: 3,
    en: `AANGAN: {{1}} for extra work at your visit for {{2}}. None of it is done before you say yes on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{2}} की विज़िट में अतिरिक्त काम के {{1}}। बुकिंग के पेज पर आपकी हाँ के बिना यह नहीं होगा।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{2}} भेटीत जादा कामाचे {{1}}. बुकिंगच्या पानावर तुम्ही हो म्हटल्याशिवाय ते होणार नाही.

बुकिंग: {{3}}.`,
  },
  overrun_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}, should be over by now. If nobody is working any more, please call us.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}, अब तक पूरा हो जाना चाहिए था। यदि अब कोई काम नहीं कर रहा, तो कृपया हमें कॉल करें।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}, आतापर्यंत संपायला हवे होते. आता कोणी काम करत नसल्यास कृपया आम्हाला कॉल करा.

बुकिंग: {{3}}.`,
  },
  work_done_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: please look at it. Accept it or raise a problem within 24 hours on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: कृपया देख लें। 24 घंटे के भीतर बुकिंग के पेज पर इसे स्वीकार करें या समस्या बताएँ।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: कृपया पाहून घ्या. 24 तासांच्या आत बुकिंगच्या पानावर ते मान्य करा किंवा अडचण सांगा.

बुकिंग: {{3}}.`,
  },
  work_accepted_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}, is complete. How was it? You can rate the visit for seven days.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}, पूरा हुआ। कैसा रहा? सात दिन तक आप विज़िट को रेट कर सकते हैं।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}, पूर्ण झाले. कसे झाले? सात दिवस तुम्ही भेटीला रेटिंग देऊ शकता.

बुकिंग: {{3}}.`,
  },
  dispute_opened_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: somebody of ours hears both sides and answers within ten days.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: हमारी ओर से दोनों पक्षों की बात सुनी जाएगी और दस दिन के भीतर जवाब मिलेगा।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: आमच्याकडून दोन्ही बाजू ऐकून दहा दिवसांत उत्तर मिळेल.

बुकिंग: {{3}}.`,
  },
  dispute_resolved_v1: {
    gaps: 4,
    en: `AANGAN: {{1}}, {{2}}: we have decided.

Refund: {{3}}

Booking: {{4}}.`,
    hi: `AANGAN: {{1}}, {{2}}: फ़ैसला हो गया है।

वापसी: {{3}}

बुकिंग: {{4}}.`,
    mr: `AANGAN: {{1}}, {{2}}: निर्णय झाला आहे.

परतावा: {{3}}

बुकिंग: {{4}}.`,
  },
  rework_booked_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: the work is done again, as agreed with you. It costs you nothing.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: आपसे तय हुए समय पर काम फिर से होगा। इसका कोई शुल्क नहीं है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: तुमच्याशी ठरल्याप्रमाणे काम पुन्हा केले जाईल. याचे कोणतेही शुल्क नाही.

बुकिंग: {{3}}.`,
  },
  looking_again_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: your Karigar cannot come. We are looking for another one at once; it costs you nothing.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: आपके कारीगर नहीं आ पाएँगे। तुरंत दूसरे कारीगर की तलाश हो रही है; इसका कोई शुल्क नहीं है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: तुमचे कारागीर येऊ शकत नाहीत. लगेच दुसऱ्याचा शोध घेतला जात आहे; याचे कोणतेही शुल्क नाही.

बुकिंग: {{3}}.`,
  },
  nobody_yet_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: no Karigar has been found yet, and we go on looking. On the page of your booking you can also move it, or cancel it free of charge.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: अभी तक कोई कारीगर नहीं मिला, तलाश जारी है। आप चाहें तो बुकिंग के पेज पर समय बदलें या बिना शुल्क रद्द करें।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: अजून कारागीर मिळाला नाही, शोध सुरू आहे. हवे असल्यास बुकिंगच्या पानावर वेळ बदला किंवा विनाशुल्क रद्द करा.

बुकिंग: {{3}}.`,
  },
  safety_case_opened_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}, was ended. Somebody of ours calls you. What you have paid is kept for you until both sides are heard.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}, समाप्त कर दी गई है। हमारी ओर से आपको कॉल आएगा। दोनों पक्षों को सुनने तक आपका भुगतान सुरक्षित रखा है।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}, थांबवली आहे. आमच्याकडून तुम्हाला कॉल येईल. दोन्ही बाजू ऐकेपर्यंत तुमचे पैसे राखून ठेवले आहेत.

बुकिंग: {{3}}.`,
  },
  safety_case_closed_v1: {
    gaps: 4,
    en: `AANGAN: {{1}}, {{2}}: both sides are heard.

Refund: {{3}}

Booking: {{4}}.`,
    hi: `AANGAN: {{1}}, {{2}}: दोनों पक्षों को सुन लिया गया है।

वापसी: {{3}}

बुकिंग: {{4}}.`,
    mr: `AANGAN: {{1}}, {{2}}: दोन्ही बाजू ऐकल्या आहेत.

परतावा: {{3}}

बुकिंग: {{4}}.`,
  },
};
