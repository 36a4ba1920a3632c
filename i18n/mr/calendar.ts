import type { calendar as en } from '../en/calendar.ts';

export const calendar: typeof en = {
  title: 'कॅलेंडर लिंक',
  text: 'तुमची बुकिंग्ज तुमच्या फोन किंवा संगणकाच्या कॅलेंडरमध्ये दिसतील. एखादे बुकिंग बदलले किंवा रद्द झाले, तर कॅलेंडरही बदलेल.',
  workText:
    'तुमच्या व्हिजिट तुमच्या फोन किंवा संगणकाच्या कॅलेंडरमध्ये दिसतील. एखादी व्हिजिट बदलली किंवा रद्द झाली, तर कॅलेंडरही बदलेल.',
  whoSees: 'ज्यांच्याकडे ही लिंक आहे, त्यांना सेवा, वेळ आणि परिसर दिसतो. नाव, फोन नंबर किंवा कोड नाही.',
  none: 'तुमची कोणतीही कॅलेंडर लिंक नाही.',
  since: (filled) => `तुमची लिंक ${filled.at} पासून चालू आहे.`,
  once: 'लिंक फक्त आत्ताच दाखवली जात आहे. पुन्हा हवी असेल, तर नवीन बनवा.',
  make: 'लिंक बनवा',
  renew: 'नवीन लिंक बनवा',
  renewText: 'नवीन लिंक बनवल्यावर ही लिंक बंद होईल.',
  end: 'लिंक काढा',
  ended: 'तुमची कॅलेंडर लिंक काढली आहे.',
  copy: 'कॉपी करा',
  copied: 'लिंक कॉपी झाली',
  subscribe: 'कॅलेंडरमध्ये उघडा',
  nameOfBookings: (filled) => `${filled.brand} बुकिंग`,
  nameOfWork: (filled) => `${filled.brand} व्हिजिट`,
  entry: {
    tentative: (filled) => `${filled.title} – अजून निश्चित नाही`,
    cancelled: (filled) => `${filled.title} – रद्द`,
    setOut: (filled) => `${filled.time} ला निघा.`,
    code: (filled) => `तुमचा बुकिंग कोड ${filled.reference} आहे.`,
  },
};
