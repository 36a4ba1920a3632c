import type { news as english } from '../en/karigar-news.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('mr');

export const news: typeof english = {
  title: 'सूचना',
  none: 'नवीन काही नाही.',
  noneText: 'तुमची कामे, कागदपत्रे आणि पैशांत जे बदलेल ते इथे दिसेल.',
  open: (filled) => plural(filled.count, { '=0': 'सूचना', other: `सूचना, ${filled.shown} नवीन` }),
  isNew: 'नवीन',
  gone: 'ते काम दुसऱ्याला मिळाले.',
  ring: {
    title: 'या फोनवर सूचना चालू करायच्या का?',
    offers: 'ॲप बंद असतानाही नवीन कामासाठी हा फोन वाजेल. रात्री फक्त अगदी तातडीचे असेल तर.',
    application: 'कागदपत्रे पाहताच हा फोन तुम्हाला कळवेल.',
    yes: 'हो, चालू करा',
    later: 'आत्ता नको',
    on: 'हा फोन नवीन कामे कळवतो.',
    off: 'ॲप बंद असताना हा फोन सूचना देत नाही.',
    stop: 'सूचना बंद करा',
    blocked: 'हा फोन आमचे मेसेज अडवतो. ब्राउझरच्या सेटिंगमध्ये या पेजला परवानगी द्या.',
    unsupported: 'हा ब्राउझर सूचना देऊ शकत नाही. आम्ही WhatsApp किंवा SMS ने लिहू.',
    'not-installed': 'iPhone वर आधी ॲप होम स्क्रीनवर ठेवा.',
    failed: 'झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  },
  kinds: {
    offer: {
      title: (filled) => `नवीन काम: ${filled.amount}`,
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}. घेणार का?`,
    },
    'urgent-offer': {
      title: (filled) => `तातडीचे काम: ${filled.amount}`,
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. जे आधी हो म्हणतील त्यांचे काम.`,
    },
    'visit-given': {
      title: () => 'हे काम तुमचे आहे',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}, फोनवर ठरल्याप्रमाणे.`,
    },
    'visit-sent': {
      title: () => 'एक काम तुमचे आहे',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. जमत नसेल तर ॲपमध्ये हे काम सोडा.`,
    },
    'you-lead': {
      title: () => 'आता टीमचे प्रमुख तुम्ही',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ॲपमधील पायऱ्या आता तुम्ही कराल.`,
    },
    'payee-changed': {
      title: () => 'तुमच्या पैशांचे खाते बदलले',
      message: () => 'पुढचे पैसे नवीन खात्यात जातील. हे तुम्ही केले नसल्यास लगेच फोन करा.',
    },
    'payee-stopped': {
      title: () => 'नवीन खाते थांबवले',
      message: () => 'पैसे आधी जिथे येत होते तिथेच येतील.',
    },
    'passkey-made': {
      title: () => 'एक पासकी जोडली',
      message: () =>
        'तिने या ॲपमध्ये साइन इन होते. हे तुम्ही केले नसल्यास “माझे खाते” मध्ये ती काढा आणि लगेच फोन करा.',
    },
    'passkey-gone': {
      title: () => 'एक पासकी काढली',
      message: () => 'तिने आता साइन इन होणार नाही. हे तुम्ही केले नसल्यास लगेच फोन करा.',
    },
    'cash-handed-in': {
      title: (filled) => `${filled.amount} रोख जमा झाली`,
      message: () => 'तुमच्याकडे आमची किती रोख उरली ते “कमाई” मध्ये पाहा.',
    },
    'cash-hand-in-reversed': {
      title: (filled) => `${filled.amount} रोख: दुरुस्ती`,
      message: () => 'जमा झाल्याचे मोजले होते, पण तसे झाले नाही. “कमाई” पाहा किंवा फोन करा.',
    },
    'visit-cancelled': {
      title: () => 'काम रद्द झाले',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: तिथे जाऊ नका.`,
    },
    'visit-moved': {
      title: () => 'कामाची वेळ बदलली',
      message: (filled) =>
        `${filled.service}, ${filled.area}: ${filled.before} नाही, आता ${filled.time}. हे काम पुन्हा ऑफर होईल.`,
    },
    'day-moved': {
      title: () => 'एक दिवस बदलला',
      message: (filled) =>
        `${filled.service}, ${filled.area}: ${filled.before} नाही, आता ${filled.time}. काम तुमचेच आहे; जमत नसेल तर सोडा.`,
    },
    'visit-taken-over': {
      title: () => 'दुसरे कारागीर जात आहेत',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: तिथे जाऊ नका. ${filled.amount ? `तुमच्या प्रवासाचे ${filled.amount} मिळतील.` : 'तुमचे काहीही कापले जाणार नाही.'}`,
    },
    'visit-given-on': {
      title: () => 'काम दुसऱ्याला दिले',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time} आता तुमच्या वेळेत बसत नाही. तुमचे काहीही कापले जाणार नाही.`,
    },
    'visit-missed': {
      title: () => 'तुम्ही कामावर पोहोचला नाहीत',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time} बंद झाले, कारण कोणी आले नाही. चूक असल्यास फोन करा.`,
    },
    'visit-ended-for-safety': {
      title: () => 'सुरक्षेसाठी काम थांबवले',
      message: (filled) =>
        `${filled.service}, ${filled.area}: कृपया तिथून निघा. तुमचे पैसे ॲपमध्ये दिसतात, आणि आम्ही फोन करू.`,
    },
    'early-yes': {
      title: () => 'तुम्ही लवकर येऊ शकता',
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहक हो म्हणाले. नेमकी वेळ ॲपमध्ये आहे.`,
    },
    'early-no': {
      title: () => 'कृपया ठरलेल्या वेळी या',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ग्राहक लवकर येण्यास नाही म्हणाले.`,
    },
    'crew-left-for-safety': {
      title: () => 'टीममधले कोणी सुरक्षेसाठी निघाले',
      message: (filled) =>
        `${filled.service}, ${filled.area}: तुम्हालाही धोका वाटत असेल तर निघा. पूर्ण व्हिजिटचे पैसे मिळतील.`,
    },
    'leave-soon': {
      title: () => 'निघायची वेळ',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ॲप उघडा आणि निघत आहात, उशीर होईल की येता येणार नाही ते सांगा.`,
    },
    'work-tomorrow': {
      title: () => 'उद्याचे काम',
      message: (filled) =>
        `${plural(filled.count, { '=1': 'एक काम', other: `${filled.count} कामे, पहिले` })}: ${filled.time}. जमत नसेल तर आज संध्याकाळीच ॲपमध्ये काम सोडा.`,
    },
    'area-not-usual': {
      title: () => 'भागात सर्व नेहमीसारखे नाही',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: उशीर कोणाचाच धरला जाणार नाही. धोका पत्करू नका.`,
    },
    'area-usual': {
      title: () => 'भागात सर्व पुन्हा नेहमीसारखे',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: कृपया ठरलेल्या वेळी पोहोचा.`,
    },
    'said-absent': {
      title: () => 'तुम्ही आला नाहीत असे सांगितले गेले',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: तुम्ही तिथे होता तर आम्हाला फोन करा.`,
    },
    'said-present': {
      title: () => 'तुमची हजेरी धरली आहे',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: याचे पैसे तुम्हाला मिळतील.`,
    },
    'crew-cannot-come': {
      title: () => 'टीममधील एकजण येऊ शकत नाहीत',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. वेळ असल्यास आम्ही दुसऱ्या कोणाला शोधू.`,
    },
    'crew-late': {
      title: () => 'टीममधील एकाला उशीर होईल',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: सुमारे 10 मिनिटे.`,
    },
    'new-start-code': {
      title: () => 'नवीन स्टार्ट कोड तयार आहे',
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहकाला विचारून लिहा.`,
    },
    'customer-says': {
      title: () => 'ग्राहकाचा मेसेज',
      message: (filled) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service}, ${filled.area})`
          : `${filled.service}, ${filled.area}: कामाच्या पेजवर वाचा आणि उत्तर द्या.`,
    },
    briefed: {
      title: () => 'कामाची माहिती बदलली आहे',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ग्राहकाने तुमच्यासाठी काही लिहिले आहे.`,
    },
    'extra-work-approved': {
      title: (filled) => `जादा काम: हो, ${filled.amount}`,
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहकाने हो म्हटले.`,
    },
    'extra-work-refused': {
      title: () => 'जादा काम: नको',
      message: (filled) => `${filled.service}, ${filled.area}: फक्त बुक केलेले काम करा.`,
    },
    complaint: {
      title: () => 'एका कामाची तक्रार',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. निर्णयाआधी आम्ही तुमचेही ऐकू.`,
    },
    'complaint-decided': {
      title: () => 'तक्रारीचा निर्णय झाला',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. कमाईवरचा परिणाम “कमाई” मध्ये पाहा.`,
    },
    'rating-decided': {
      title: () => 'रेटिंगवरचे तुमचे अपील',
      message: () => 'माझे खाते मध्ये माझे रेटिंग उघडा: काय ठरले आणि का ते तिथे आहे.',
    },
    'documents-returned': {
      title: () => 'एक कागदपत्र परत आले',
      message: () => 'कोणते आणि का ते ॲपमध्ये पाहा. मग पुन्हा पाठवा.',
    },
    'documents-checked': {
      title: () => 'तुमची कागदपत्रे बरोबर आहेत',
      message: () => 'आता आमचे ऑफिस तुम्हाला कामावर घेईल. काम सुरू करता येईल तेव्हा या ॲपमध्ये सूचना येईल.',
    },
    'application-refused': {
      title: () => 'तुमचा अर्ज',
      message: () => 'आत्ता आम्ही तुम्हाला घेऊ शकत नाही. कारण ॲपमध्ये आहे; पुन्हा अर्ज करता येईल.',
    },
    'now-active': {
      title: () => 'आता तुम्ही काम करू शकता',
      message: () => 'ॲपमध्ये तुमच्या वेळा भरा: मग कामाच्या ऑफर येतील.',
    },
    paused: {
      title: () => 'सध्या तुम्हाला कामे मिळणार नाहीत',
      message: () => 'का आणि कधीपर्यंत ते ॲपमध्ये आहे; तिथेच उत्तर देता येते. कमाई मिळत राहील.',
    },
    'pause-decided': {
      title: () => 'निर्णय झाला आहे',
      message: () => 'काय ठरले, का, आणि तुम्ही काय करू शकता ते ॲपमध्ये पाहा.',
    },
    'paper-ends': {
      title: () => 'तुमचे एक कागदपत्र नवीन हवे',
      message: () =>
        'तुमच्या ओळखीची किंवा पोलीस पडताळणीची मुदत संपत आहे. आम्हाला फोन करा: कोणते कागदपत्र आणि कधीपर्यंत, ते सांगू.',
    },
    'skills-changed': {
      title: () => 'तुमचे काम बदलले',
      message: () => 'कोणत्या सेवांच्या ऑफर येतील ते “माझे खाते” मध्ये पाहा. चुकीचे असल्यास फोन करा.',
    },
    reinstated: {
      title: () => 'तुम्ही पुन्हा काम करू शकता',
      message: () => 'आतापासून कामाच्या ऑफर पूर्वीसारख्या येतील.',
    },
    paid: {
      title: (filled) => `${filled.amount} तुम्हाला पाठवले`,
      message: () => 'कोणत्या कामांचे ते “कमाई” मध्ये पाहा.',
    },
    'pay-returned': {
      title: (filled) => `${filled.amount} परत आले`,
      message: () => 'बँक तुम्हाला पैसे पाठवू शकली नाही. तुमचे खाते बरोबर आहे का ते ॲपमध्ये पाहा.',
    },
    'question-answered': {
      title: (filled) => `${filled.number} चे उत्तर आले`,
      message: () => 'उत्तर ॲपमध्ये “मदत” मध्ये वाचा.',
    },
    'question-closed': {
      title: (filled) => `${filled.number} बंद झाला`,
      message: () => 'काय झाले आणि का, ते ॲपमध्ये “मदत” मध्ये वाचा.',
    },
    'said-for-you': {
      title: () => 'ऑफिसने तुमच्यासाठी नोंदवले',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}. चुकीचे असल्यास आम्हाला फोन करा.`,
    },
  },
};
