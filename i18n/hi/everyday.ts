import type { everyday as english } from '../en/everyday.ts';

export const everyday: typeof english = {
  close: 'बंद करें',
  later: 'बाद में',
  ok: 'ठीक है',
  somethingWentWrong: 'कुछ गड़बड़ हो गई। कृपया दोबारा कोशिश करें।',
  reference: (filled) => `संदर्भ: ${filled.reference}`,
  profile: 'प्रोफ़ाइल',
  newUser: 'नए ग्राहक',
  notSet: 'नहीं भरा गया',
  email: 'ईमेल',
  mobile: 'मोबाइल',
  bookingHistory: 'बुकिंग का इतिहास',
  logout: 'लॉग आउट करें',
  goToServices: 'सभी सेवाएँ देखें',
};
