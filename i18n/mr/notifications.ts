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
  kinds: {
    welcome: {
      title: 'अंगणात तुमचे स्वागत आहे',
      message: () => 'तुमचे खाते तयार आहे. हवे तेव्हा पहिली सेवा बुक करा.',
    },
    'booking-confirmed': {
      title: 'बुकिंग निश्चित झाले',
      message: (filled) =>
        `${filled.service}, ${filled.time}. तुमचा पुष्टी कोड ${filled.reference} आहे.`,
    },
    'payment-received': {
      title: 'पैसे मिळाले',
      message: (filled) => `${filled.service} साठी ${filled.amount} मिळाले आहेत.`,
    },
    'booking-expired': {
      title: 'बुकिंगची मुदत संपली',
      message: (filled) =>
        `${filled.service}, ${filled.time} यासाठी पैसे मिळाले नाहीत, म्हणून ती वेळ आता इतरांसाठी मोकळी आहे.`,
    },
    'booking-reseated': {
      title: 'तुमचे बुकिंग कायम आहे',
      message: (filled) =>
        `पैसे उशिरा मिळाले, तरी तुमची वेळ राखून ठेवली आहे: ${filled.service}, ${filled.time}.`,
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
          filled.fee && `रद्द शुल्क: ${filled.fee}.`,
          filled.refund && `${filled.refund} परत केले जातील.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'payment-due': {
      title: 'पैसे भरायचे आहेत',
      message: (filled) =>
        `${filled.service} चे ${filled.amount} देय आहेत. तुम्ही तुमच्या बुकिंगच्या पानावर पैसे भरू शकता.`,
    },
    'called-off': {
      title: 'क्षमस्व',
      message: (filled) =>
        [
          `${filled.service}, ${filled.time} ची भेट होऊ शकली नाही.`,
          filled.refund && `${filled.refund} परत केले जातील.`,
          filled.credit && `${filled.credit} कोणत्याही बुकिंगसाठी तुमच्या खात्यात जमा केले आहेत.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    'nobody-at-home': {
      title: 'कोणाशीही संपर्क झाला नाही',
      message: (filled) =>
        `${filled.service}, ${filled.time} अनुपस्थिती म्हणून बंद केले. शुल्क: ${filled.fee}. हे बरोबर नसेल तर आमच्याशी संपर्क साधा.`,
    },
    'payment-returned': {
      title: 'पैसे परत पाठवत आहोत',
      message: (filled) =>
        `${filled.service} साठी ${filled.amount} देय नव्हते; ते ज्या मार्गाने आले त्याच मार्गाने परत जात आहेत.`,
    },
    'refund-started': {
      title: 'परतावा सुरू झाला आहे',
      message: (filled) =>
        `${filled.service} चे ${filled.amount} ज्या मार्गाने भरले त्याच मार्गाने 7–10 कामकाजाच्या दिवसांत परत मिळतील.`,
    },
    'refund-credited': {
      title: 'परतावा जमा झाला आहे',
      message: (filled) => `${filled.service} चे ${filled.amount} तुम्हाला परत मिळाले आहेत.`,
    },
    'refund-as-credit': {
      title: 'परतावा तुमच्या खात्यात जमा केला',
      message: (filled) =>
        `${filled.service} चे ${filled.amount} आले त्या मार्गाने परत जाऊ शकले नाहीत. ते कोणत्याही बुकिंगसाठी तुमच्या खात्यात जमा केले आहेत.`,
    },
    'payout-paid': {
      title: 'तुम्हाला पैसे दिले',
      message: (filled) => `तुमच्या जमा रकमेतील ${filled.amount} तुमच्या UPI आयडीवर पाठवले आहेत.`,
    },
    'payout-returned': {
      title: 'पैसे पाठवता आले नाहीत',
      message: (filled) =>
        `${filled.amount} तुमच्या UPI आयडीवर पाठवता आले नाहीत. ते पुन्हा तुमच्या खात्यात जमा आहेत: कोणत्याही बुकिंगसाठी वापरा किंवा दुसरा UPI आयडी वापरून पाहा.`,
    },
  },
};
