import type { news as english } from '../en/karigar-news.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('hi');

export const news: typeof english = {
  title: 'सूचनाएँ',
  none: 'कोई नई सूचना नहीं।',
  noneText: 'आपकी विज़िट, काग़ज़ और पैसों में जो बदलेगा, यहाँ दिखेगा।',
  open: (filled) => plural(filled.count, { '=0': 'सूचनाएँ', other: `सूचनाएँ, ${filled.shown} नई` }),
  isNew: 'नई',
  gone: 'वह विज़िट किसी और को मिल गई।',
  ring: {
    title: 'इस फ़ोन पर सूचनाएँ चालू करें?',
    offers: 'ऐप बंद हो तब भी नई विज़िट पर यह फ़ोन बजेगा। रात में सिर्फ़ बहुत ज़रूरी होने पर।',
    application: 'काग़ज़ देखते ही यह फ़ोन आपको बता देगा।',
    yes: 'हाँ, चालू करें',
    later: 'अभी नहीं',
    on: 'यह फ़ोन नई विज़िट की सूचना देता है।',
    off: 'ऐप बंद होने पर यह फ़ोन कोई सूचना नहीं देता।',
    stop: 'सूचनाएँ बंद करें',
    blocked: 'यह फ़ोन हमारे संदेश रोकता है। ब्राउज़र की सेटिंग में इस पेज को अनुमति दें।',
    unsupported: 'यह ब्राउज़र सूचना नहीं दे सकता। हम WhatsApp या SMS से लिखेंगे।',
    'not-installed': 'iPhone पर पहले ऐप को होम स्क्रीन पर रखें।',
    failed: 'नहीं हो पाया। कृपया फिर कोशिश करें।',
  },
  kinds: {
    offer: {
      title: (filled) => `नई विज़िट: ${filled.amount}`,
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}। लेंगे?`,
    },
    'urgent-offer': {
      title: (filled) => `तुरंत: ${filled.amount} की विज़िट`,
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। जो पहले हाँ कहे, विज़िट उसी की।`,
    },
    'visit-given': {
      title: () => 'यह विज़िट आपकी है',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}, जैसा फ़ोन पर तय हुआ।`,
    },
    'visit-sent': {
      title: () => 'एक विज़िट आपकी है',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। न आ पाएँ तो ऐप में यह काम छोड़ दें।`,
    },
    'you-lead': {
      title: () => 'अब टीम के अगुवा आप हैं',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ऐप के बटन अब आप दबाएँगे।`,
    },
    'payee-changed': {
      title: () => 'आपके पैसों का खाता बदला गया',
      message: () => 'अगला भुगतान नए खाते में जाएगा। यह आपने नहीं किया तो तुरंत फ़ोन करें।',
    },
    'payee-stopped': {
      title: () => 'नया खाता रोक दिया गया',
      message: () => 'पैसे वहीं आएँगे जहाँ पहले आते थे।',
    },
    'passkey-made': {
      title: () => 'एक पासकी जोड़ी गई',
      message: () =>
        'उससे इस ऐप में साइन इन हो सकता है। यह आपने नहीं किया तो “मेरा खाता” में उसे हटाएँ और तुरंत फ़ोन करें।',
    },
    'passkey-gone': {
      title: () => 'एक पासकी हटाई गई',
      message: () => 'उससे अब साइन इन नहीं होगा। यह आपने नहीं किया तो तुरंत फ़ोन करें।',
    },
    'cash-handed-in': {
      title: (filled) => `${filled.amount} नक़द जमा हुए`,
      message: () => 'आपके पास हमारा कितना नक़द बाक़ी है, “कमाई” में देखें।',
    },
    'cash-hand-in-reversed': {
      title: (filled) => `${filled.amount} नक़द: सुधार`,
      message: () => 'जमा गिना गया था, पर नहीं हुआ। “कमाई” देखें या फ़ोन करें।',
    },
    'visit-cancelled': {
      title: () => 'विज़िट रद्द हुई',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: वहाँ न जाएँ।`,
    },
    'visit-moved': {
      title: () => 'विज़िट का समय बदला',
      message: (filled) =>
        `${filled.service}, ${filled.area}: ${filled.before} नहीं, अब ${filled.time}। यह फिर से ऑफ़र होगी।`,
    },
    'day-moved': {
      title: () => 'एक दिन बदला',
      message: (filled) =>
        `${filled.service}, ${filled.area}: ${filled.before} नहीं, अब ${filled.time}। यह आपके पास ही है; न आ सकें तो काम छोड़ दें।`,
    },
    'visit-taken-over': {
      title: () => 'दूसरे कारीगर जा रहे हैं',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: वहाँ न जाएँ। ${filled.amount ? `आपके रास्ते के ${filled.amount} मिलेंगे।` : 'आपका कुछ नहीं कटेगा।'}`,
    },
    'visit-given-on': {
      title: () => 'विज़िट दूसरे को दी गई',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time} अब आपके घंटों में नहीं है। आपका कुछ नहीं कटेगा।`,
    },
    'visit-missed': {
      title: () => 'आप विज़िट पर नहीं पहुँचे',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time} बंद हुई, क्योंकि कोई नहीं आया। ग़लत हो तो फ़ोन करें।`,
    },
    'visit-ended-for-safety': {
      title: () => 'सुरक्षा के लिए विज़िट बंद',
      message: (filled) =>
        `${filled.service}, ${filled.area}: कृपया वहाँ से निकलें। आपका पैसा ऐप में दिखता है, और हम फ़ोन करेंगे।`,
    },
    'early-yes': {
      title: () => 'आप पहले आ सकते हैं',
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहक ने हाँ कहा है। सही समय ऐप में है।`,
    },
    'early-no': {
      title: () => 'कृपया तय समय पर आएँ',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ग्राहक ने पहले आने से मना किया है।`,
    },
    'crew-left-for-safety': {
      title: () => 'टीम से कोई सुरक्षा के लिए निकले',
      message: (filled) =>
        `${filled.service}, ${filled.area}: अगर आपको भी ख़तरा लगे तो निकल जाएँ। पूरी विज़िट का पैसा मिलेगा।`,
    },
    'leave-soon': {
      title: () => 'निकलने का समय',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ऐप खोलकर बताएँ कि निकल रहे हैं, देर होगी, या नहीं आ सकते।`,
    },
    'work-tomorrow': {
      title: () => 'कल का काम',
      message: (filled) =>
        `${plural(filled.count, { '=1': 'एक विज़िट', other: `${filled.count} विज़िट, पहली` })}: ${filled.time}। न आ पाएँ तो आज शाम ही ऐप में काम छोड़ दें।`,
    },
    'area-not-usual': {
      title: () => 'इलाक़े में सब सामान्य नहीं',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: देर किसी की नहीं गिनी जाएगी। जोखिम न लें।`,
    },
    'area-usual': {
      title: () => 'इलाक़े में सब फिर सामान्य',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: कृपया तय समय पर पहुँचें।`,
    },
    'said-absent': {
      title: () => 'बताया गया कि आप नहीं आए',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: अगर आप वहाँ थे, तो हमें फ़ोन करें।`,
    },
    'said-present': {
      title: () => 'आपकी हाज़िरी मान ली गई',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: इसके पैसे आपको मिलेंगे।`,
    },
    'crew-cannot-come': {
      title: () => 'टीम में से कोई नहीं आ पाएगा',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। समय रहा तो हम किसी और को ढूँढेंगे।`,
    },
    'crew-late': {
      title: () => 'टीम में एक को देर होगी',
      message: (filled) => `${filled.service}, ${filled.area}, ${filled.time}: क़रीब 10 मिनट।`,
    },
    'new-start-code': {
      title: () => 'नया स्टार्ट कोड बन गया',
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहक से पूछकर लिखें।`,
    },
    'customer-says': {
      title: () => 'ग्राहक का संदेश',
      message: (filled) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service}, ${filled.area})`
          : `${filled.service}, ${filled.area}: विज़िट के पेज पर पढ़ें और जवाब दें।`,
    },
    briefed: {
      title: () => 'काम की जानकारी बदली है',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}: ग्राहक ने आपके लिए कुछ लिखा है।`,
    },
    'extra-work-approved': {
      title: (filled) => `अतिरिक्त काम: हाँ, ${filled.amount}`,
      message: (filled) => `${filled.service}, ${filled.area}: ग्राहक ने हाँ कहा।`,
    },
    'extra-work-refused': {
      title: () => 'अतिरिक्त काम: नहीं',
      message: (filled) => `${filled.service}, ${filled.area}: सिर्फ़ बुक किया हुआ काम करें।`,
    },
    complaint: {
      title: () => 'एक विज़िट की शिकायत',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। फ़ैसले से पहले हम आपकी भी सुनेंगे।`,
    },
    'complaint-decided': {
      title: () => 'शिकायत पर फ़ैसला',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। कमाई पर असर “कमाई” में देखें।`,
    },
    'rating-decided': {
      title: () => 'रेटिंग पर आपकी अपील',
      message: () => 'मेरा खाता में मेरी रेटिंग खोलें: वहाँ लिखा है कि क्या तय हुआ और क्यों।',
    },
    'documents-returned': {
      title: () => 'एक काग़ज़ लौटा है',
      message: () => 'ऐप में देखें कौन-सा और क्यों। फिर दोबारा भेजें।',
    },
    'documents-checked': {
      title: () => 'आपके काग़ज़ ठीक हैं',
      message: () => 'अब हमारा दफ़्तर आपको काम पर लेगा। काम शुरू कर सकें, तो इस ऐप में सूचना आएगी।',
    },
    'application-refused': {
      title: () => 'आपका आवेदन',
      message: () => 'अभी हम आपको नहीं ले सकते। कारण ऐप में है; आप फिर आवेदन कर सकते हैं।',
    },
    'now-active': {
      title: () => 'अब आप काम कर सकते हैं',
      message: () => 'ऐप में अपने घंटे भरें: फिर विज़िट के ऑफ़र आएँगे।',
    },
    paused: {
      title: () => 'अभी आपको विज़िट नहीं मिलेंगी',
      message: () => 'क्यों और कब तक, यह ऐप में लिखा है; वहीं जवाब दे सकते हैं। कमाई मिलती रहेगी।',
    },
    'pause-decided': {
      title: () => 'फ़ैसला हो गया है',
      message: () => 'क्या फ़ैसला हुआ, क्यों, और आप क्या कर सकते हैं, यह ऐप में देखें।',
    },
    'paper-ends': {
      title: () => 'आपका एक काग़ज़ नया बनवाना है',
      message: () =>
        'आपकी पहचान या पुलिस वेरिफ़िकेशन की अवधि ख़त्म हो रही है। हमें फ़ोन करें: कौन-सा काग़ज़ और कब तक, हम बताएँगे।',
    },
    'skills-changed': {
      title: () => 'आपका काम बदला',
      message: () => 'किन सेवाओं के ऑफ़र आएँगे, “मेरा खाता” में देखें। ग़लत हो तो फ़ोन करें।',
    },
    reinstated: {
      title: () => 'आप फिर काम कर सकते हैं',
      message: () => 'अब से विज़िट के ऑफ़र पहले की तरह आएँगे।',
    },
    paid: {
      title: (filled) => `${filled.amount} आपको भेजे गए`,
      message: () => 'किन विज़िट के हैं, यह “कमाई” में देखें।',
    },
    'pay-returned': {
      title: (filled) => `${filled.amount} लौट आए`,
      message: () => 'बैंक आपको पैसे नहीं भेज सका। ऐप में देखें कि आपका खाता सही है।',
    },
    'question-answered': {
      title: (filled) => `${filled.number} का जवाब आया`,
      message: () => 'जवाब ऐप में “मदद” में पढ़ें।',
    },
    'question-closed': {
      title: (filled) => `${filled.number} बंद हुआ`,
      message: () => 'क्या हुआ और क्यों, ऐप में “मदद” में पढ़ें।',
    },
    'said-for-you': {
      title: () => 'दफ़्तर ने आपके लिए दर्ज किया',
      message: (filled) =>
        `${filled.service}, ${filled.area}, ${filled.time}। ग़लत हो तो हमें फ़ोन करें।`,
    },
  },
};
