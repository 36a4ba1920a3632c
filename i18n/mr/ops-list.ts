import type { opsList as english } from '../en/ops-list.ts';

export const opsList: typeof english = {
  title: 'बुकिंग्ज',
  from: 'कधीपासून',
  until: 'कधीपर्यंत',
  status: 'स्थिती',
  service: 'सेवा',
  pincode: 'पिनकोड',
  money: 'पैसे',
  all: 'सर्व',
  moneyStates: {
    due: 'पैसे द्यायचे बाकी',
    'on-its-way-back': 'परतावा वाटेवर',
    'all-paid': 'पूर्ण पैसे मिळाले',
  },
  none: 'अशी बुकिंग नाही.',
  reference: 'संदर्भ',
  when: 'कधी',
  whatAndWhom: 'सेवा आणि ग्राहक',
  karigar: 'कारागीर',
  nobody: 'अजून कोणी नाही',
  price: 'किंमत',
  due: 'बाकी',
  more: 'पुढचे पेज',
  first: 'पहिले पेज',
  needs: ({ count }) => `${count} उघडे`,
  csv: 'CSV म्हणून सेव्ह करा',
  csvText: 'जे जुळते ते सर्व, जास्तीत जास्त 5,000 बुकिंग्ज. कोणाच्या बुकिंग्ज आहेत हे लिहिले जाते.',
  saved: 'सेव्ह झाले.',
  taxDocuments: 'अकाउंटंटसाठी कर कागदपत्रे',
  taxDocumentsText:
    'या दिवसांची कर कागदपत्रे CSV म्हणून, त्यांवरील नाव आणि पत्त्यासह: जास्तीत जास्त 5,000. ती कोणाची आहेत हे लिहिले जाते; खाते पुसल्यानंतर सीलबंद ठेवलेली नावे फक्त या यादीसाठी उघडली जातात.',
};
