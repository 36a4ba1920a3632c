import type { everyday as english } from '../en/everyday.ts';

export const everyday: typeof english = {
  close: 'बंद करा',
  later: 'नंतर',
  ok: 'ठीक आहे',
  somethingWentWrong: 'काहीतरी चुकले. कृपया पुन्हा प्रयत्न करा.',
  reference: (filled) => `संदर्भ: ${filled.reference}`,
  profile: 'प्रोफाइल',
  newUser: 'नवीन ग्राहक',
  notSet: 'भरलेले नाही',
  email: 'ईमेल',
  mobile: 'मोबाइल',
  bookingHistory: 'बुकिंग इतिहास',
  logout: 'लॉग आउट करा',
  goToServices: 'सर्व सेवा पाहा',
};
