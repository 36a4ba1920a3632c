/**
 * What a customer is told of their visit by SMS where WhatsApp leads nowhere, as it is registered with the operators (DLT,
 * category "service implicit"). The start code itself has a sentence of its own.
 */
export const visitSentences = {
  on_the_way: {
    en: 'Your AANGAN Karigar is on the way: {#alphanumeric#}, {#alphanumeric#}. The start code is here: {#url#} -AANGAN',
    hi: 'AANGAN कारीगर रास्ते में हैं: {#alphanumeric#}, {#alphanumeric#}। स्टार्ट कोड यहाँ है: {#url#} -AANGAN',
    mr: 'AANGAN कारागीर वाटेवर आहेत: {#alphanumeric#}, {#alphanumeric#}. स्टार्ट कोड इथे आहे: {#url#} -AANGAN',
  },
  start_code_renewed: {
    en: 'There is a new start code for your AANGAN visit: {#alphanumeric#}, {#alphanumeric#}. It is here: {#url#} -AANGAN',
    hi: 'आपकी AANGAN विज़िट का नया स्टार्ट कोड बना है: {#alphanumeric#}, {#alphanumeric#}। यहाँ देखें: {#url#} -AANGAN',
    mr: 'तुमच्या AANGAN भेटीचा नवा स्टार्ट कोड तयार आहे: {#alphanumeric#}, {#alphanumeric#}. इथे पाहा: {#url#} -AANGAN',
  },
  start_code_used_up: {
    en: 'The start code of your AANGAN visit was tried too often: {#alphanumeric#}, {#alphanumeric#}. Have a new one made: {#url#} -AANGAN',
    hi: 'आपकी AANGAN विज़िट का स्टार्ट कोड बहुत बार आज़माया गया: {#alphanumeric#}, {#alphanumeric#}। नया कोड बनवाएँ: {#url#} -AANGAN',
    mr: 'तुमच्या AANGAN भेटीचा स्टार्ट कोड खूप वेळा वापरला गेला: {#alphanumeric#}, {#alphanumeric#}. नवा कोड घ्या: {#url#} -AANGAN',
  },
  at_the_door: {
    en: 'Your AANGAN Karigar is at the door: {#alphanumeric#}, {#alphanumeric#}. Please open and tell the start code: {#url#} -AANGAN',
    hi: 'AANGAN कारीगर दरवाज़े पर हैं: {#alphanumeric#}, {#alphanumeric#}। दरवाज़ा खोलें और स्टार्ट कोड बताएँ: {#url#} -AANGAN',
    mr: 'AANGAN कारागीर दाराशी आहेत: {#alphanumeric#}, {#alphanumeric#}. दार उघडा आणि स्टार्ट कोड सांगा: {#url#} -AANGAN',
  },
  trying_to_reach: {
    en: 'Your AANGAN Karigar cannot reach you: {#alphanumeric#}, {#alphanumeric#}. Soon the visit is closed as a no-show, with its fee. {#url#} -AANGAN',
    hi: 'AANGAN कारीगर आपसे संपर्क नहीं कर पा रहे: {#alphanumeric#}, {#alphanumeric#}। जल्द ही विज़िट शुल्क सहित बंद हो जाएगी। {#url#} -AANGAN',
    mr: 'AANGAN कारागीर तुमच्याशी संपर्क करू शकत नाहीत: {#alphanumeric#}, {#alphanumeric#}. लवकरच भेट शुल्कासह बंद होईल. {#url#} -AANGAN',
  },
  karigar_says: {
    en: 'There is a message from your AANGAN Karigar: {#alphanumeric#}, {#alphanumeric#}. Read and answer it: {#url#} -AANGAN',
    hi: 'AANGAN कारीगर का संदेश है: {#alphanumeric#}, {#alphanumeric#}। पढ़ें और जवाब दें: {#url#} -AANGAN',
    mr: 'AANGAN कारागिराचा निरोप आहे: {#alphanumeric#}, {#alphanumeric#}. वाचा आणि उत्तर द्या: {#url#} -AANGAN',
  },
  extra_work_proposed: {
    en: 'Extra work at your AANGAN visit: {#alphanumeric#}, Rs {#alphanumeric#}. None of it is done before you say yes: {#url#} -AANGAN',
    hi: 'AANGAN विज़िट में अतिरिक्त काम: {#alphanumeric#}, Rs {#alphanumeric#}। आपकी हाँ के बिना नहीं होगा: {#url#} -AANGAN',
    mr: 'AANGAN भेटीत जादा काम: {#alphanumeric#}, Rs {#alphanumeric#}. तुमच्या होकाराशिवाय होणार नाही: {#url#} -AANGAN',
  },
  work_done: {
    en: 'The work of your AANGAN visit is done: {#alphanumeric#}, {#alphanumeric#}. Accept it or raise a problem within 24 hours: {#url#} -AANGAN',
    hi: 'AANGAN विज़िट का काम पूरा हुआ: {#alphanumeric#}, {#alphanumeric#}। 24 घंटे में स्वीकार करें या समस्या बताएँ: {#url#} -AANGAN',
    mr: 'AANGAN भेटीचे काम झाले: {#alphanumeric#}, {#alphanumeric#}. 24 तासांत मान्य करा किंवा अडचण सांगा: {#url#} -AANGAN',
  },
  payment_due: {
    en: 'Due for your AANGAN booking: {#alphanumeric#}, Rs {#alphanumeric#}. Pay here: {#url#} -AANGAN',
    hi: 'AANGAN बुकिंग का बाक़ी भुगतान: {#alphanumeric#}, Rs {#alphanumeric#}। यहाँ भरें: {#url#} -AANGAN',
    mr: 'AANGAN बुकिंगचे बाकी पैसे: {#alphanumeric#}, Rs {#alphanumeric#}. इथे भरा: {#url#} -AANGAN',
  },
  karigar_changed: {
    en: 'Another AANGAN Karigar comes to you, at no cost: {#alphanumeric#}, {#alphanumeric#}. See who: {#url#} -AANGAN',
    hi: 'AANGAN के दूसरे कारीगर आ रहे हैं, बिना किसी शुल्क के: {#alphanumeric#}, {#alphanumeric#}। कौन: {#url#} -AANGAN',
    mr: 'AANGAN चे दुसरे कारागीर येत आहेत, कोणत्याही शुल्काविना: {#alphanumeric#}, {#alphanumeric#}. कोण: {#url#} -AANGAN',
  },
  looking_again: {
    en: 'Your AANGAN Karigar cannot come: {#alphanumeric#}, {#alphanumeric#}. We look for another at once, at no cost: {#url#} -AANGAN',
    hi: 'आपके AANGAN कारीगर नहीं आ पाएँगे: {#alphanumeric#}, {#alphanumeric#}। तुरंत दूसरे की तलाश, बिना शुल्क: {#url#} -AANGAN',
    mr: 'तुमचे AANGAN कारागीर येऊ शकत नाहीत: {#alphanumeric#}, {#alphanumeric#}. लगेच दुसऱ्याचा शोध, विनाशुल्क: {#url#} -AANGAN',
  },
  nobody_yet: {
    en: 'AANGAN has no Karigar for you yet: {#alphanumeric#}, {#alphanumeric#}. We go on looking. Move or cancel it: {#url#} -AANGAN',
    hi: 'AANGAN को अभी कारीगर नहीं मिला: {#alphanumeric#}, {#alphanumeric#}। तलाश जारी है। समय बदलें या रद्द करें: {#url#} -AANGAN',
    mr: 'AANGAN ला अजून कारागीर मिळाला नाही: {#alphanumeric#}, {#alphanumeric#}. शोध सुरू आहे. वेळ बदला किंवा रद्द करा: {#url#} -AANGAN',
  },
  booking_moved: {
    en: 'Your AANGAN booking was moved: {#alphanumeric#}, now {#alphanumeric#}. Details: {#url#} -AANGAN',
    hi: 'आपकी AANGAN बुकिंग का समय बदला: {#alphanumeric#}, अब {#alphanumeric#}। जानकारी: {#url#} -AANGAN',
    mr: 'तुमच्या AANGAN बुकिंगची वेळ बदलली: {#alphanumeric#}, आता {#alphanumeric#}. माहिती: {#url#} -AANGAN',
  },
  booking_cancelled: {
    en: 'Your AANGAN booking is cancelled: {#alphanumeric#}, {#alphanumeric#}. Fee and refund: {#url#} -AANGAN',
    hi: 'आपकी AANGAN बुकिंग रद्द हुई: {#alphanumeric#}, {#alphanumeric#}। शुल्क और रिफ़ंड: {#url#} -AANGAN',
    mr: 'तुमचे AANGAN बुकिंग रद्द झाले: {#alphanumeric#}, {#alphanumeric#}. शुल्क आणि परतावा: {#url#} -AANGAN',
  },
  booking_called_off: {
    en: 'AANGAN is sorry: your booking could not take place: {#alphanumeric#}, {#alphanumeric#}. What you get back: {#url#} -AANGAN',
    hi: 'AANGAN को खेद है, आपकी बुकिंग पूरी नहीं हो सकी: {#alphanumeric#}, {#alphanumeric#}। आपको क्या वापस मिलेगा: {#url#} -AANGAN',
    mr: 'AANGAN ला खेद आहे, तुमचे बुकिंग पूर्ण होऊ शकले नाही: {#alphanumeric#}, {#alphanumeric#}. तुम्हाला काय परत मिळेल: {#url#} -AANGAN',
  },
  nobody_at_home: {
    en: 'Nobody could be reached, so your AANGAN visit was closed as a no-show, with its fee: {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
    hi: 'किसी से संपर्क नहीं हुआ, इसलिए AANGAN विज़िट शुल्क सहित बंद हुई: {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
    mr: 'कोणाशी संपर्क झाला नाही, म्हणून AANGAN भेट शुल्कासह बंद झाली: {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  },
  safety_case_opened: {
    en: 'Your AANGAN visit was ended for safety: {#alphanumeric#}, {#alphanumeric#}. We call you. {#url#} -AANGAN',
    hi: 'सुरक्षा के लिए आपकी AANGAN विज़िट बंद की गई: {#alphanumeric#}, {#alphanumeric#}। हम कॉल करेंगे। {#url#} -AANGAN',
    mr: 'सुरक्षेसाठी तुमची AANGAN भेट थांबवली: {#alphanumeric#}, {#alphanumeric#}. आम्ही कॉल करू. {#url#} -AANGAN',
  },
} as const;
