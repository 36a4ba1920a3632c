import type { device as english } from '../en/device.ts';

export const device: typeof english = {
  appText: 'मुंबई में घर, इवेंट और धार्मिक सेवाएँ: दिन, समय और पता चुनकर बुक करें।',
  book: 'बुक करें',
  myBookings: 'मेरी बुकिंग',
  install: 'ऐप इंस्टॉल करें',
  installNow: 'इंस्टॉल करें',
  installText: 'होम स्क्रीन से खुलता है; आपकी बुकिंग बिना इंटरनेट के भी पढ़ी जा सकती हैं।',
  installByHand: 'Share दबाएँ, फिर Add to Home Screen चुनें।',
  dismiss: 'यह दोबारा न पूछें',
  tell: 'इस फ़ोन पर सूचनाएँ चालू करें',
  pushText: 'बुकिंग के अपडेट, यह पेज बंद होने पर भी।',
  pushBlocked: 'यह ब्राउज़र हमारे संदेश रोकता है। इस साइट की सेटिंग में आप इनकी अनुमति दे सकते हैं।',
  pushUnsupported: 'यह ब्राउज़र हमारे संदेश नहीं दिखा सकता।',
  pushAfterInstalling: 'iPhone पर पहले इस पेज को होम स्क्रीन पर जोड़ें।',
  pushFailed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
