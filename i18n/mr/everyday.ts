import type { everyday as english } from '../en/everyday.ts';

export const everyday: typeof english = {
  close: 'बंद करा',
  cancel: 'रद्द करा',
  ok: 'ठीक आहे',
  somethingWentWrong: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  networkFailed: 'नेटवर्कमध्ये अडचण आहे. कृपया इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  tooManyRequests: 'खूप घाईने प्रयत्न झाले. कृपया एक मिनिट थांबून पुन्हा प्रयत्न करा.',
  reference: (filled) => `संदर्भ: ${filled.reference}`,
  profile: 'प्रोफाइल',
  newUser: 'नवीन ग्राहक',
  notSet: 'भरलेले नाही',
  email: 'ईमेल',
  mobile: 'मोबाइल',
  bookingHistory: 'बुकिंग इतिहास',
  logout: 'लॉगआउट करा',
  goToServices: 'सर्व सेवा पाहा',
};
