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
  kinds: {
    welcome: {
      title: 'आँगन में आपका स्वागत है',
      message: () => 'आपका खाता तैयार है। जब चाहें अपनी पहली सेवा बुक करें।',
    },
    'booking-confirmed': {
      title: 'बुकिंग की पुष्टि हो गई',
      message: (filled) =>
        `${filled.service}, ${filled.time}। आपका पुष्टि कोड ${filled.reference} है।`,
    },
    'payment-received': {
      title: 'भुगतान मिल गया',
      message: (filled) => `${filled.service} के लिए ${filled.amount} मिल गए हैं।`,
    },
    'booking-expired': {
      title: 'बुकिंग की समय-सीमा समाप्त',
      message: (filled) =>
        `${filled.service}, ${filled.time} का भुगतान हमें नहीं मिला, इसलिए वह समय अब दूसरों के लिए खुला है।`,
    },
    'booking-reseated': {
      title: 'आपकी बुकिंग बनी हुई है',
      message: (filled) =>
        `भुगतान देर से मिला, फिर भी आपका समय सुरक्षित है: ${filled.service}, ${filled.time}।`,
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
          filled.fee && `रद्दीकरण शुल्क: ${filled.fee}।`,
          filled.refund && `${filled.refund} वापस किए जाएँगे।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-due': {
      title: 'भुगतान देय है',
      message: (filled) =>
        `${filled.service} के ${filled.amount} देय हैं। आप अपनी बुकिंग के पेज पर भुगतान कर सकते हैं।`,
    },
    'called-off': {
      title: 'हमें खेद है',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} की विज़िट नहीं हो सकी।`,
          filled.refund && `${filled.refund} वापस किए जाएँगे।`,
          filled.credit && `${filled.credit} किसी भी बुकिंग के लिए आपके खाते में जोड़े गए हैं।`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'nobody-at-home': {
      title: 'किसी से संपर्क नहीं हो सका',
      message: (filled) =>
        `${filled.service}, ${filled.time} अनुपस्थिति के रूप में बंद की गई। शुल्क: ${filled.fee}। यदि यह सही नहीं है, तो हमसे संपर्क करें।`,
    },
    'payment-returned': {
      title: 'भुगतान वापस भेजा जा रहा है',
      message: (filled) =>
        `${filled.service} के लिए ${filled.amount} देय नहीं थे; वे उसी माध्यम पर लौटाए जा रहे हैं।`,
    },
    'refund-started': {
      title: 'रिफ़ंड शुरू हो गया है',
      message: (filled) =>
        `${filled.service} के ${filled.amount} 7–10 कार्य दिवसों में उसी माध्यम पर आएँगे जिससे भुगतान किया गया था।`,
    },
    'refund-credited': {
      title: 'रिफ़ंड जमा हो गया है',
      message: (filled) => `${filled.service} के ${filled.amount} आपको वापस मिल गए हैं।`,
    },
    'refund-as-credit': {
      title: 'रिफ़ंड आपके खाते में जोड़ा गया',
      message: (filled) =>
        `${filled.service} के ${filled.amount} उसी माध्यम पर नहीं लौट सके। वे किसी भी बुकिंग के लिए आपके खाते में जोड़े गए हैं।`,
    },
    'payout-paid': {
      title: 'आपको भुगतान कर दिया गया',
      message: (filled) => `आपकी जमा राशि में से ${filled.amount} आपकी UPI आईडी पर भेज दिए गए हैं।`,
    },
    'payout-returned': {
      title: 'भुगतान नहीं हो सका',
      message: (filled) =>
        `${filled.amount} आपकी UPI आईडी पर नहीं भेजे जा सके। वे फिर आपके खाते में जमा हैं: किसी भी बुकिंग में लगाएँ या दूसरी UPI आईडी आज़माएँ।`,
    },
  },
};
