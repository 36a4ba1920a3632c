import type { calendar as en } from '../en/calendar.ts';

export const calendar: typeof en = {
  title: 'कैलेंडर लिंक',
  text: 'आपकी बुकिंग आपके फ़ोन या कंप्यूटर के कैलेंडर में दिखेंगी। कोई बुकिंग बदले या रद्द हो, तो कैलेंडर भी बदल जाएगा।',
  workText:
    'आपकी विज़िट आपके फ़ोन या कंप्यूटर के कैलेंडर में दिखेंगी। कोई विज़िट बदले या रद्द हो, तो कैलेंडर भी बदल जाएगा।',
  whoSees: 'जिसके पास यह लिंक है, उसे सेवा, समय और इलाक़ा दिखता है। नाम, फ़ोन नंबर या कोड नहीं।',
  none: 'आपका कोई कैलेंडर लिंक नहीं है।',
  since: (filled) => `आपका लिंक ${filled.at} से चालू है।`,
  once: 'लिंक सिर्फ़ अभी दिखाया जा रहा है। फिर ज़रूरत हो, तो नया बनाएँ।',
  make: 'लिंक बनाएँ',
  renew: 'नया लिंक बनाएँ',
  renewText: 'नया लिंक बनाने पर यह लिंक बंद हो जाएगा।',
  end: 'लिंक हटाएँ',
  ended: 'आपका कैलेंडर लिंक हटा दिया गया।',
  copy: 'कॉपी करें',
  copied: 'लिंक कॉपी हुआ',
  subscribe: 'कैलेंडर में खोलें',
  nameOfBookings: (filled) => `${filled.brand} बुकिंग`,
  nameOfWork: (filled) => `${filled.brand} विज़िट`,
  entry: {
    tentative: (filled) => `${filled.title} – अभी पक्की नहीं`,
    cancelled: (filled) => `${filled.title} – रद्द`,
    setOut: (filled) => `${filled.time} पर निकलें।`,
    code: (filled) => `आपका बुकिंग कोड ${filled.reference} है।`,
  },
};
