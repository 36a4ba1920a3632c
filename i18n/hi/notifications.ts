import type { notifications as english } from '../en/notifications.ts';

export const notifications: typeof english = {
  title: 'सूचनाएँ',
  empty: 'कोई सूचना नहीं',
  unread: (filled) => `${filled.count} नई`,
  unreadMark: 'नई',
  delete: 'हटाएँ',
  deleteOne: (filled) => `हटाएँ: ${filled.title}`,
  deleted: 'हटाई गई',
  undo: 'वापस लाएँ',
  moreDays: (filled) => `और ${filled.count} दिन`,
  kinds: {
    welcome: {
      title: (filled: { brand: string }) => `${filled.brand} में आपका स्वागत है`,
      message: () => 'आपका खाता तैयार है। जब चाहें अपनी पहली सेवा बुक करें।',
    },
    'booking-confirmed': {
      title: 'बुकिंग कन्फ़र्म हो गई',
      message: (filled) =>
        `${filled.service}, ${filled.time}। आपका बुकिंग कोड ${filled.reference} है।`,
    },
    'booking-to-confirm': {
      title: 'आपकी बुकिंग आपका इंतज़ार कर रही है',
      message: (filled) =>
        `${filled.service}, ${filled.time}: आपका समय 15 मिनट तक सुरक्षित है। अपनी बुकिंग के पेज पर कन्फ़र्म या भुगतान करें।`,
    },
    'payment-received': {
      title: 'भुगतान मिल गया',
      message: (filled) => `${filled.service} के लिए ${filled.amount} मिल गए हैं।`,
    },
    'booking-expired': {
      title: 'बुकिंग का समय निकल गया',
      message: (filled) =>
        `${filled.service}, ${filled.time} का भुगतान हमें नहीं मिला, इसलिए वह स्लॉट अब दूसरों के लिए खुला है।`,
    },
    'booking-reseated': {
      title: 'आपकी बुकिंग कन्फ़र्म है',
      message: (filled) =>
        `भुगतान देर से मिला, फिर भी आपका स्लॉट आपके पास है: ${filled.service}, ${filled.time}।`,
    },
    'booking-rescheduled': {
      title: 'बुकिंग का समय बदला',
      message: (filled) => `${filled.service} अब ${filled.time} को है।`,
    },
    'booking-cancelled': {
      title: 'बुकिंग रद्द हो गई',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} की बुकिंग रद्द हो गई है।`,
          filled.fee && `रद्द करने का शुल्क: ${filled.fee}।`,
          filled.refund && `${filled.refund} वापस किए जाएँगे।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-due': {
      title: 'भुगतान बाक़ी है',
      message: (filled) =>
        `${filled.service} के ${filled.amount} बाक़ी हैं। आप अपनी बुकिंग के पेज पर भुगतान कर सकते हैं।`,
    },
    'called-off': {
      title: 'माफ़ करें',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} की विज़िट नहीं हो सकी।`,
          filled.refund && `${filled.refund} वापस किए जाएँगे।`,
          filled.credit && `${filled.credit} किसी भी बुकिंग के लिए आपके खाते में जोड़े गए हैं।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'customer-no-show': {
      title: 'कोई नहीं मिला',
      message: (filled) =>
        `${filled.service}, ${filled.time}: कोई नहीं मिला, इसलिए विज़िट बंद हुई। शुल्क: ${filled.fee}। यह सही नहीं है तो हमसे संपर्क करें।`,
    },
    'karigar-assigned': {
      title: 'कारीगर तय हो गए',
      message: (filled) =>
        `${filled.service}, ${filled.time}: एक कारीगर ने आपका काम स्वीकार कर लिया है। कौन आ रहे हैं, यह बुकिंग के पेज पर है।`,
    },
    'karigar-changed': {
      title: 'दूसरे कारीगर आ रहे हैं',
      message: (filled) =>
        `${filled.service}, ${filled.time}: जो आपके पास जल्दी पहुँच सकते हैं, अब वे कारीगर आपके यहाँ आ रहे हैं। इसका कोई शुल्क नहीं; कौन आ रहे हैं, यह बुकिंग के पेज पर है।`,
    },
    'leader-changed': {
      title: 'अब दूसरे कारीगर सँभालेंगे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: अब आगे का काम दूसरे कारीगर सँभालेंगे; आपको इसके लिए कुछ नहीं देना होगा, और वे कौन हैं यह आपकी बुकिंग के पेज पर दिखेगा।`,
    },
    'on-the-way': {
      title: 'कारीगर रास्ते में हैं',
      message: (filled) =>
        `${filled.service}, ${filled.time}। आपका स्टार्ट कोड बुकिंग के पेज पर है; इसे केवल अपने दरवाज़े पर ही बताएँ।`,
    },
    'start-code-used-up': {
      title: 'आपका स्टार्ट कोड अब नहीं चलेगा',
      message: (filled) =>
        `${filled.service}, ${filled.time}: इस कोड से अब काम शुरू नहीं हो सकता। कृपया अपनी बुकिंग के पेज पर नया कोड बनवाएँ; आपके कारीगर दरवाज़े पर इंतज़ार कर रहे हैं।`,
    },
    'start-code-renewed': {
      title: 'नया स्टार्ट कोड',
      message: (filled) =>
        `${filled.service}, ${filled.time}: पुराना स्टार्ट कोड बहुत बार आज़माया गया। नया कोड बुकिंग के पेज पर है।`,
    },
    'at-the-door': {
      title: 'कारीगर दरवाज़े पर हैं',
      message: (filled) => `${filled.service}, ${filled.time}: कृपया दरवाज़ा खोलें और स्टार्ट कोड बताएँ।`,
    },
    'may-come-early': {
      title: 'कारीगर पहले आ सकते हैं',
      message: (filled) =>
        `${filled.service}, ${filled.time}: वे पूछ रहे हैं कि क्या पहले आ सकते हैं। बुकिंग के पेज पर जवाब दें; हाँ के बिना वे तय समय पर आएँगे।`,
    },
    'trying-to-reach': {
      title: 'कारीगर आपसे संपर्क नहीं कर पा रहे',
      message: (filled) =>
        `${filled.service}, ${filled.time}: न दरवाज़ा खुल रहा है, न जवाब मिल रहा है। इंतज़ार के समय तक कोई न मिला, तो विज़िट बंद हो जाएगी और शुल्क लगेगा।`,
    },
    'karigar-says': {
      title: 'कारीगर का संदेश',
      message: (filled) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service})`
          : `${filled.service}, ${filled.time}: बुकिंग के पेज पर पढ़ें और जवाब दें।`,
    },
    'extra-work-proposed': {
      title: 'अतिरिक्त काम: आपका जवाब चाहिए',
      message: (filled) =>
        `${filled.service} की विज़िट में अतिरिक्त काम के ${filled.amount}। बुकिंग के पेज पर आपकी हाँ के बिना यह नहीं होगा।`,
    },
    overrun: {
      title: 'क्या काम अब भी चल रहा है?',
      message: (filled) =>
        `${filled.service}, ${filled.time}, अब तक पूरा हो जाना चाहिए था। अगर अब कोई काम नहीं कर रहा, तो कृपया हमें फ़ोन करें।`,
    },
    'work-done': {
      title: 'काम पूरा हो गया',
      message: (filled) =>
        `${filled.service}, ${filled.time}: कृपया देख लें। 24 घंटे के भीतर बुकिंग के पेज पर इसे स्वीकार करें या शिकायत करें।`,
    },
    'work-accepted': {
      title: 'धन्यवाद',
      message: (filled) =>
        `${filled.service}, ${filled.time}, पूरा हुआ। कैसा रहा? सात दिन तक आप विज़िट को रेट कर सकते हैं।`,
    },
    'dispute-opened': {
      title: 'आपकी शिकायत देखी जा रही है',
      message: (filled) =>
        `${filled.service}, ${filled.time}: हमारी ओर से दोनों पक्षों की बात सुनी जाएगी और दस दिन के भीतर जवाब मिलेगा।${filled.ticket && ` आपका टिकट नंबर ${filled.ticket} है।`}`,
    },
    'dispute-resolved': {
      title: 'आपकी शिकायत पर फ़ैसला हो गया',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: फ़ैसला हो गया है।`,
          filled.refund && `${filled.refund} वापस किए जा रहे हैं।`,
          filled.credit && `${filled.credit} किसी भी बुकिंग के लिए आपके खाते में जोड़े गए हैं।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'rework-booked': {
      title: 'हम फिर आएँगे, आपको कुछ नहीं देना',
      message: (filled) =>
        `${filled.service}, ${filled.time}: आपसे तय हुए समय पर काम फिर से होगा। इसका कोई शुल्क नहीं है।`,
    },
    'looking-again': {
      title: 'दूसरे कारीगर की तलाश जारी है',
      message: (filled) =>
        `${filled.service}, ${filled.time}: आपके कारीगर नहीं आ पाएँगे। तुरंत दूसरे कारीगर की तलाश हो रही है; इसका कोई शुल्क नहीं है।`,
    },
    'visit-tomorrow': {
      title: 'आपकी विज़िट नज़दीक है',
      message: (filled) =>
        `${filled.service}, ${filled.time}: हम तय समय पर आएँगे। समय बदलने या रद्द करने के लिए बुकिंग का पेज खोलें।`,
    },
    'visit-soon': {
      title: 'आपकी विज़िट थोड़ी देर में है',
      message: (filled) =>
        `${filled.service}, ${filled.time}: घर पर कोई हो। कौन आएँगे और कैसे बदलें या रद्द करें, यह बुकिंग के पेज पर है।`,
    },
    'nobody-yet': {
      title: 'अभी तक कोई नहीं मिला',
      message: (filled) =>
        `${filled.service}, ${filled.time}: अभी तक कोई कारीगर नहीं मिला, तलाश जारी है। आप चाहें तो बुकिंग के पेज पर समय बदलें या बिना शुल्क रद्द करें।`,
    },
    'runs-late': {
      title: 'कारीगर को देर हो सकती है',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: हम ऐसा कारीगर ढूँढ रहे हैं जो जल्दी पहुँच सके; मिलते ही आपको बताएँगे।`,
          filled.by && `${filled.by} तक कोई न पहुँचे तो बुकिंग के पेज पर बताएँ।`,
          'कोई न आए तो इस विज़िट का पैसा नहीं लगेगा।',
        ]
          .filter(Boolean)
          .join(' '),
    },
    'zone-begins': {
      title: 'आपके इलाक़े में सब सामान्य नहीं है',
      message: (filled) =>
        `${filled.said} ${filled.service}, ${filled.time}: रद्द करना मुफ़्त है, और कारीगर के निकलने तक समय बदलना भी।`,
    },
    'zone-over': {
      title: 'आपके इलाक़े में सब फिर सामान्य है',
      message: (filled) => `${filled.service}, ${filled.time}: अब फिर पहले वाली शर्तें लागू हैं।`,
    },
    'nobody-for-day': {
      title: 'इवेंट के एक दिन के लिए अभी कोई नहीं मिला',
      message: (filled) =>
        `${filled.service}, ${filled.time}: इस दिन टीम को सँभालने के लिए अभी कोई नहीं मिला, तलाश जारी है। कोई न आए तो उस दिन का पैसा नहीं लगेगा। आप चाहें तो बुकिंग के पेज पर इवेंट ख़त्म कर सकते हैं।`,
    },
    'safety-case-opened': {
      title: 'सुरक्षा के लिए विज़िट ख़त्म की गई',
      message: (filled) =>
        `${filled.service}, ${filled.time}, ख़त्म कर दी गई है। हमारी ओर से आपको फ़ोन आएगा। दोनों पक्षों को सुनने तक आपका भुगतान सुरक्षित रखा है।`,
    },
    'safety-case-closed': {
      title: 'आपका मामला बंद हुआ',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time}: दोनों पक्षों को सुन लिया गया है।`,
          filled.refund && `${filled.refund} वापस किए जा रहे हैं।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-returned': {
      title: 'भुगतान वापस भेजा जा रहा है',
      message: (filled) =>
        `${filled.service} के लिए ${filled.amount} बाक़ी नहीं थे; वे उसी तरीक़े से लौटाए जा रहे हैं जिससे आए थे।`,
    },
    'refund-started': {
      title: 'रिफ़ंड शुरू हो गया है',
      message: (filled) =>
        `${filled.service} के ${filled.amount} 7–10 कामकाजी दिनों में उसी तरीक़े से आएँगे जिससे भुगतान किया गया था।`,
    },
    'refund-credited': {
      title: 'रिफ़ंड जमा हो गया है',
      message: (filled) => `${filled.service} के ${filled.amount} आपको वापस मिल गए हैं।`,
    },
    'refund-as-credit': {
      title: 'रिफ़ंड आपके खाते में जोड़ा गया',
      message: (filled) =>
        `${filled.service} के ${filled.amount} उस तरीक़े से नहीं लौट सके जिससे भुगतान किया गया था। वे किसी भी बुकिंग के लिए आपके खाते में जोड़े गए हैं।`,
    },
    'payout-paid': {
      title: 'आपको भुगतान कर दिया गया',
      message: (filled) => `आपको ${filled.amount} का भुगतान कर दिया गया है। बैंक का संदर्भ क्रेडिट में है।`,
    },
    'payout-returned': {
      title: 'भुगतान नहीं हो सका',
      message: (filled) =>
        `${filled.amount} आपकी UPI आईडी पर नहीं भेजे जा सके। वे फिर आपके खाते में जमा हैं: किसी भी बुकिंग में लगाएँ या दूसरी UPI आईडी आज़माएँ।`,
    },
    'case-opened': {
      title: 'आपका अनुरोध मिल गया',
      message: (filled) => `आपका टिकट नंबर ${filled.ticket} है। हम ${filled.by} तक जवाब देंगे।`,
    },
    'case-answered': {
      title: 'हमने आपको जवाब दिया है',
      message: (filled) => `${filled.ticket} का जवाब यहाँ है।`,
    },
    'case-closed': {
      title: 'आपका अनुरोध बंद हुआ',
      message: (filled) =>
        `${filled.ticket} बंद हो गया है। आपको ठीक न लगे तो 30 दिन के भीतर जवाब लिख सकते हैं।`,
    },
    'passkey-added': {
      title: 'एक पासकी जोड़ी गई',
      message: () =>
        'अब इस पासकी से आपके खाते में लॉगिन हो सकता है। यह आपने नहीं किया, तो पासवर्ड रीसेट करें: उससे सभी पासकी हट जाती हैं।',
    },
    'passkeys-removed': {
      title: 'आपकी पासकी हटा दी गईं',
      message: () =>
        'आपके खाते की सुरक्षा के लिए उसकी सभी पासकी हटा दी गई हैं। आप अपनी पासकी लॉगिन और सुरक्षा में फिर जोड़ सकते हैं।',
    },
  },
};
