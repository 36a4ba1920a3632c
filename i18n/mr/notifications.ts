import type { notifications as english } from '../en/notifications.ts';

export const notifications: typeof english = {
  title: 'सूचना',
  empty: 'सूचना नाहीत',
  unread: (filled) => `${filled.count} नवीन`,
  unreadMark: 'नवीन',
  delete: 'काढून टाका',
  deleteOne: (filled) => `काढून टाका: ${filled.title}`,
  deleted: 'काढून टाकली',
  undo: 'परत आणा',
  moreDays: (filled) => `आणि आणखी ${filled.count} दिवस`,
  kinds: {
    welcome: {
      title: (filled: { brand: string }) => `${filled.brand}मध्ये तुमचे स्वागत आहे`,
      message: () => 'तुमचे खाते तयार आहे. हवे तेव्हा पहिली सेवा बुक करा.',
    },
    'booking-confirmed': {
      title: 'बुकिंग निश्चित झाले',
      message: (filled) =>
        `${filled.service}, ${filled.time}. तुमचा बुकिंग कोड ${filled.reference} आहे.`,
    },
    'booking-to-confirm': {
      title: 'तुमचे बुकिंग तुमची वाट पाहत आहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: तुमची वेळ 15 मिनिटे राखून ठेवली आहे. तुमच्या बुकिंगच्या पेजवर निश्चित करा किंवा पैसे भरा.`,
    },
    'payment-received': {
      title: 'पैसे मिळाले',
      message: (filled) => `${filled.service}: ${filled.amount} मिळाले आहेत.`,
    },
    'booking-expired': {
      title: 'बुकिंगची मुदत संपली',
      message: (filled) =>
        `${filled.service}, ${filled.time} यासाठी पैसे मिळाले नाहीत, म्हणून तो स्लॉट आता इतरांसाठी खुला आहे.`,
    },
    'booking-reseated': {
      title: 'तुमचे बुकिंग निश्चित आहे',
      message: (filled) =>
        `पैसे उशिरा मिळाले, तरी तुमचा स्लॉट राखून ठेवला आहे: ${filled.service}, ${filled.time}.`,
    },
    'booking-rescheduled': {
      title: 'बुकिंगची वेळ बदलली',
      message: (filled) => `${filled.service} आता ${filled.time} रोजी आहे.`,
    },
    'booking-cancelled': {
      title: 'बुकिंग रद्द झाले',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} चे बुकिंग रद्द झाले आहे.`,
          filled.fee && `रद्द करण्याचे शुल्क: ${filled.fee}.`,
          filled.refund && `${filled.refund} परत केले जातील.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-due': {
      title: 'पैसे भरायचे आहेत',
      message: (filled) =>
        `${filled.service}: ${filled.amount} द्यायचे बाकी आहेत. तुम्ही तुमच्या बुकिंगच्या पेजवर पैसे भरू शकता.`,
    },
    'called-off': {
      title: 'माफ करा',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} ची व्हिजिट होऊ शकली नाही.`,
          filled.refund && `${filled.refund} परत केले जातील.`,
          filled.credit && `${filled.credit} कोणत्याही बुकिंगसाठी तुमच्या खात्यात जमा केले आहेत.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'customer-no-show': {
      title: 'कोणी भेटले नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time}: कोणी भेटले नाही, म्हणून व्हिजिट बंद झाली. शुल्क: ${filled.fee}. हे बरोबर नसेल तर आमच्याशी संपर्क साधा.`,
    },
    'karigar-assigned': {
      title: 'कारागीर ठरले',
      message: (filled) =>
        `${filled.service}, ${filled.time}: एका कारागिराने तुमचे काम स्वीकारले आहे. कोण येणार ते बुकिंगच्या पेजवर आहे.`,
    },
    'karigar-changed': {
      title: 'दुसरे कारागीर येत आहेत',
      message: (filled) =>
        `${filled.service}, ${filled.time}: लवकर पोहोचू शकणारे दुसरे कारागीर आता तुमच्याकडे येत आहेत. याचे कोणतेही शुल्क नाही; कोण येणार ते बुकिंगच्या पेजवर आहे.`,
    },
    'leader-changed': {
      title: 'आता दुसरे कारागीर सांभाळतील',
      message: (filled) =>
        `${filled.service}, ${filled.time}: पुढचे काम आता दुसरे कारागीर सांभाळतील; त्यासाठी तुम्हाला काही द्यावे लागणार नाही, आणि ते कोण हे बुकिंगच्या पेजवर दिसेल.`,
    },
    'on-the-way': {
      title: 'कारागीर वाटेत आहेत',
      message: (filled) =>
        `${filled.service}, ${filled.time}. तुमचा स्टार्ट कोड बुकिंगच्या पेजवर आहे; तो फक्त तुमच्या दारातच सांगा.`,
    },
    'start-code-used-up': {
      title: 'तुमचा स्टार्ट कोड आता चालणार नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time}: या कोडने आता काम सुरू होऊ शकत नाही. कृपया तुमच्या बुकिंगच्या पेजवर नवीन कोड घ्या; तुमचे कारागीर दाराशी थांबले आहेत.`,
    },
    'start-code-renewed': {
      title: 'नवीन स्टार्ट कोड',
      message: (filled) =>
        `${filled.service}, ${filled.time}: जुना स्टार्ट कोड खूप वेळा वापरून पाहिला गेला. नवीन कोड बुकिंगच्या पेजवर आहे.`,
    },
    'at-the-door': {
      title: 'कारागीर दारात आहेत',
      message: (filled) => `${filled.service}, ${filled.time}: कृपया दार उघडा आणि स्टार्ट कोड सांगा.`,
    },
    'may-come-early': {
      title: 'कारागीर लवकर येऊ शकतात',
      message: (filled) =>
        `${filled.service}, ${filled.time}: लवकर येऊ का, असे ते विचारत आहेत. बुकिंगच्या पेजवर उत्तर द्या; होकार नसेल तर ते ठरलेल्या वेळी येतील.`,
    },
    'trying-to-reach': {
      title: 'कारागीर तुमच्याशी संपर्क करू शकत नाहीत',
      message: (filled) =>
        `${filled.service}, ${filled.time}: दार उघडत नाही किंवा उत्तर मिळत नाही. थांबण्याच्या वेळेपर्यंत कोणी भेटले नाही, तर व्हिजिट बंद होईल आणि शुल्क लागेल.`,
    },
    'karigar-says': {
      title: 'कारागिराचा मेसेज',
      message: (filled) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service})`
          : `${filled.service}, ${filled.time}: बुकिंगच्या पेजवर वाचा आणि उत्तर द्या.`,
    },
    'extra-work-proposed': {
      title: 'जादा काम: तुमचे उत्तर हवे',
      message: (filled) =>
        `${filled.service} व्हिजिटमध्ये जादा कामाचे ${filled.amount}. बुकिंगच्या पेजवर तुम्ही हो म्हटल्याशिवाय ते होणार नाही.`,
    },
    overrun: {
      title: 'काम अजून चालू आहे का?',
      message: (filled) =>
        `${filled.service}, ${filled.time}, आतापर्यंत संपायला हवे होते. आता कोणी काम करत नसल्यास कृपया आम्हाला फोन करा.`,
    },
    'work-done': {
      title: 'काम पूर्ण झाले',
      message: (filled) =>
        `${filled.service}, ${filled.time}: कृपया पाहून घ्या. 24 तासांच्या आत बुकिंगच्या पेजवर ते मान्य करा किंवा तक्रार करा.`,
    },
    'work-accepted': {
      title: 'धन्यवाद',
      message: (filled) =>
        `${filled.service}, ${filled.time}, पूर्ण झाले. कसे झाले? सात दिवस तुम्ही व्हिजिटला रेटिंग देऊ शकता.`,
    },
    'dispute-opened': {
      title: 'तुमची तक्रार पाहिली जात आहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: आमच्याकडून दोन्ही बाजू ऐकून दहा दिवसांत उत्तर मिळेल.${filled.ticket && ` तुमचा तिकीट नंबर ${filled.ticket} आहे.`}`,
    },
    'dispute-resolved': {
      title: 'तुमच्या तक्रारीवर निर्णय झाला',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: निर्णय झाला आहे.`,
          filled.refund && `${filled.refund} परत केले जात आहेत.`,
          filled.credit && `${filled.credit} कोणत्याही बुकिंगसाठी तुमच्या खात्यात जमा केले आहेत.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'rework-booked': {
      title: 'आम्ही पुन्हा येऊ, तुम्हाला काही द्यायचे नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time}: तुमच्याशी ठरल्याप्रमाणे काम पुन्हा केले जाईल. याचे कोणतेही शुल्क नाही.`,
    },
    'looking-again': {
      title: 'दुसऱ्या कारागिराचा शोध सुरू आहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: तुमचे कारागीर येऊ शकत नाहीत. लगेच दुसऱ्याचा शोध घेतला जात आहे; याचे कोणतेही शुल्क नाही.`,
    },
    'visit-tomorrow': {
      title: 'तुमची व्हिजिट जवळ आली आहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: आम्ही ठरलेल्या वेळी येऊ. वेळ बदलायची किंवा रद्द करायची असेल तर बुकिंगचे पेज उघडा.`,
    },
    'visit-soon': {
      title: 'तुमची व्हिजिट थोड्या वेळात आहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: घरी कोणीतरी असू द्या. कोण येणार आणि कसे बदलायचे किंवा रद्द करायचे ते बुकिंगच्या पेजवर आहे.`,
    },
    'nobody-yet': {
      title: 'अजून कोणी मिळाले नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time}: अजून कारागीर मिळाले नाहीत, शोध सुरू आहे. हवे असल्यास बुकिंगच्या पेजवर वेळ बदला किंवा मोफत रद्द करा.`,
    },
    'runs-late': {
      title: 'कारागिराला उशीर होऊ शकतो',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: लवकर पोहोचू शकेल असा कारागीर शोधत आहोत; मिळताच तुम्हाला कळवू.`,
          filled.by && `${filled.by} पर्यंत कोणी न पोहोचल्यास बुकिंगच्या पेजवर सांगा.`,
          'कोणी न आल्यास या व्हिजिटचे पैसे लागणार नाहीत.',
        ]
          .filter(Boolean)
          .join(' '),
    },
    'zone-begins': {
      title: 'तुमच्या भागात सर्व नेहमीसारखे नाही',
      message: (filled) =>
        `${filled.said} ${filled.service}, ${filled.time}: रद्द करणे मोफत आहे, आणि कारागीर निघेपर्यंत वेळ बदलणेही.`,
    },
    'zone-over': {
      title: 'तुमच्या भागात सर्व पुन्हा नेहमीसारखे आहे',
      message: (filled) => `${filled.service}, ${filled.time}: आता पुन्हा नेहमीच्या अटी लागू आहेत.`,
    },
    'nobody-for-day': {
      title: 'इव्हेंटच्या एका दिवसासाठी अजून कोणी मिळाले नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time}: या दिवशी टीम सांभाळायला अजून कोणी मिळाले नाही, शोध सुरू आहे. कोणी न आल्यास त्या दिवसाचे पैसे लागणार नाहीत. हवे असल्यास बुकिंगच्या पेजवर इव्हेंट थांबवा.`,
    },
    'safety-case-opened': {
      title: 'सुरक्षेसाठी व्हिजिट थांबवली',
      message: (filled) =>
        `${filled.service}, ${filled.time}, थांबवली आहे. आमच्याकडून तुम्हाला फोन येईल. दोन्ही बाजू ऐकेपर्यंत तुमचे पैसे राखून ठेवले आहेत.`,
    },
    'safety-case-closed': {
      title: 'तुमचे प्रकरण बंद झाले',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: दोन्ही बाजू ऐकल्या आहेत.`,
          filled.refund && `${filled.refund} परत केले जात आहेत.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-returned': {
      title: 'पैसे परत पाठवत आहोत',
      message: (filled) =>
        `${filled.service}: ${filled.amount} द्यायचे नव्हते; ते मूळ पेमेंट पद्धतीने परत पाठवत आहोत.`,
    },
    'refund-started': {
      title: 'परतावा सुरू झाला आहे',
      message: (filled) =>
        `${filled.service}: ${filled.amount} मूळ पेमेंट पद्धतीने 7–10 कामकाजाच्या दिवसांत परत मिळतील.`,
    },
    'refund-credited': {
      title: 'परतावा जमा झाला आहे',
      message: (filled) => `${filled.service}: ${filled.amount} तुम्हाला परत मिळाले आहेत.`,
    },
    'refund-as-credit': {
      title: 'परतावा तुमच्या खात्यात जमा केला',
      message: (filled) =>
        `${filled.service}: ${filled.amount} मूळ पेमेंट पद्धतीने परत करता आले नाहीत. ते कोणत्याही बुकिंगसाठी तुमच्या क्रेडिटमध्ये जमा केले आहेत.`,
    },
    'payout-paid': {
      title: 'तुम्हाला पैसे दिले',
      message: (filled) => `तुम्हाला ${filled.amount} दिले आहेत. बँकेचा संदर्भ क्रेडिटमध्ये आहे.`,
    },
    'payout-returned': {
      title: 'पैसे पाठवता आले नाहीत',
      message: (filled) =>
        `${filled.amount} तुमच्या UPI आयडीवर पाठवता आले नाहीत. ते पुन्हा तुमच्या खात्यात जमा आहेत: कोणत्याही बुकिंगसाठी वापरा किंवा दुसरा UPI आयडी वापरून पाहा.`,
    },
    'case-opened': {
      title: 'तुमची विनंती मिळाली',
      message: (filled) => `तुमचा तिकीट नंबर ${filled.ticket} आहे. आम्ही ${filled.by} पर्यंत उत्तर देऊ.`,
    },
    'case-answered': {
      title: 'आम्ही तुम्हाला उत्तर दिले आहे',
      message: (filled) => `${filled.ticket} चे उत्तर इथे आहे.`,
    },
    'case-closed': {
      title: 'तुमची विनंती बंद झाली',
      message: (filled) =>
        `${filled.ticket} बंद झाली आहे. तुम्हाला तसे वाटत नसेल तर 30 दिवसांत उत्तर लिहू शकता.`,
    },
    'passkey-added': {
      title: 'एक पासकी जोडली',
      message: () =>
        'आता या पासकीने तुमच्या खात्यात लॉगिन होते. हे तुम्ही केले नसल्यास पासवर्ड रीसेट करा: त्याने सर्व पासकी निघतात.',
    },
    'passkeys-removed': {
      title: 'तुमच्या पासकी काढल्या',
      message: () =>
        'तुमच्या खात्याच्या सुरक्षेसाठी त्याच्या सर्व पासकी काढल्या आहेत. तुम्ही तुमची पासकी लॉगिन आणि सुरक्षा मध्ये पुन्हा जोडू शकता.',
    },
  },
};
