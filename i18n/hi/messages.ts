import type { messages as english } from '../en/messages.ts';

export const messages: typeof english = {
  greeting: (filled) => `नमस्ते ${filled.name},`,
  greetingNobody: 'नमस्ते,',
  footer: (filled) => `${filled.brand} की ओर से, क्योंकि हमारे यहाँ आपका खाता है।`,
  questions: (filled) => `कोई प्रश्न? ${filled.email} पर लिखें।`,
  codes: {
    valid: (filled) => `यह ${filled.minutes} मिनट तक मान्य है। इसे किसी को न बताएँ; हम इसे कभी नहीं पूछते।`,
    notYou: 'यदि आपने यह नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं है।',
    'sign-in-code': { subject: 'लॉगिन के लिए आपका कोड', line: 'लॉगिन के लिए आपका कोड:' },
    'contact-code': {
      subject: 'यह पता पक्का करने का कोड',
      line: 'यह ई-मेल पता पक्का करने के लिए आपका कोड:',
    },
    'join-code': {
      subject: 'अपने खाते जोड़ने का कोड',
      line: 'इस खाते को अपने दूसरे खाते से जोड़ने के लिए आपका कोड:',
    },
    'reset-code': {
      subject: 'पासवर्ड रीसेट करने का कोड',
      line: 'पासवर्ड रीसेट करने के लिए आपका कोड:',
    },
  },
  resetLink: {
    subject: 'अपना पासवर्ड रीसेट करें',
    line: (filled) => `नया पासवर्ड यहाँ चुनें। यह लिंक एक बार और ${filled.minutes} मिनट तक काम करता है:`,
    button: 'नया पासवर्ड चुनें',
    ignore: 'यदि आपने यह नहीं माँगा, तो कुछ न करें; आपका पासवर्ड वही रहेगा।',
  },
  passwordChanged: {
    subject: 'आपका पासवर्ड बदल दिया गया है',
    line: 'आपके खाते का पासवर्ड बदल दिया गया है और बाकी सभी डिवाइस से साइन आउट कर दिया गया है।',
    notYou: 'यदि यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें:',
    button: 'मेरा पासवर्ड रीसेट करें',
  },
  booking: {
    details: 'आपकी बुकिंग की पूरी जानकारी यह है।',
    show: 'मेरी बुकिंग देखें',
    start: 'सेवाएँ देखें',
    service: 'सेवा',
    when: 'तारीख़ और समय',
    address: 'पता',
    price: 'मूल्य',
    paid: 'भुगतान मिला',
    payment: 'भुगतान',
    reference: 'पुष्टि कोड',
    methods: { upi: 'UPI', card: 'कार्ड', cash: 'नकद' },
    keepCode: 'कृपया पुष्टि कोड सँभालकर रखें; फ़ोन करने पर हम यही पूछते हैं।',
    change: (filled) => `सेवा से ${filled.hours} घंटे पहले तक आप बिना शुल्क बदलाव या रद्द कर सकते हैं।`,
  },
};
