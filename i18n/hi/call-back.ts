import type { callBack as english } from '../en/call-back.ts';

export const callBack: typeof english = {
  sending: 'भेजा जा रहा है...',
  sent: 'धन्यवाद। हम जल्द ही आपको फ़ोन करेंगे।',
  calledBy: (filled) => `${filled.moment} तक हमारा फ़ोन आएगा।`,
  failed: 'कुछ गड़बड़ हो गई। कृपया दोबारा कोशिश करें।',
  offline: 'नेटवर्क में समस्या है। कृपया दोबारा कोशिश करें।',
  'too-many-requests': 'आप कई बार अनुरोध कर चुके हैं। कृपया थोड़ी देर बाद कोशिश करें या हमें फ़ोन करें।',
  'mobile-format': 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
};
