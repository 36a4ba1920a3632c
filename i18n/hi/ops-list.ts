import type { opsList as english } from '../en/ops-list.ts';

export const opsList: typeof english = {
  title: 'बुकिंग',
  from: 'कब से',
  until: 'कब तक',
  status: 'स्थिति',
  service: 'सेवा',
  pincode: 'पिनकोड',
  money: 'पैसा',
  all: 'सब',
  moneyStates: {
    due: 'भुगतान बाक़ी है',
    'on-its-way-back': 'रिफ़ंड रास्ते में',
    'all-paid': 'पूरा भुगतान',
  },
  none: 'ऐसी कोई बुकिंग नहीं।',
  reference: 'संदर्भ',
  when: 'कब',
  whatAndWhom: 'सेवा और ग्राहक',
  karigar: 'कारीगर',
  nobody: 'अभी कोई नहीं',
  price: 'क़ीमत',
  due: 'बाक़ी',
  more: 'अगला पेज',
  first: 'पहला पेज',
  needs: ({ count }) => `${count} खुले`,
  csv: 'CSV में सेव करें',
  csvText: 'जो भी मेल खाता है, ज़्यादा से ज़्यादा 5,000 बुकिंग। किसकी बुकिंग है, यह लिखा जाता है।',
  saved: 'सेव हो गया।',
  taxDocuments: 'अकाउंटेंट के लिए कर के काग़ज़',
  taxDocumentsText:
    'इन दिनों के कर के काग़ज़ CSV में, उन पर लिखे नाम और पते के साथ: ज़्यादा से ज़्यादा 5,000। किसके हैं, यह लिखा जाता है; खाता मिटने के बाद सीलबंद रखे नाम केवल इसी सूची के लिए खोले जाते हैं।',
};
