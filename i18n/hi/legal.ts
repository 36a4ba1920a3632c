import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  policies: 'नीतियाँ',
  contents: 'इस पेज पर',
  firstPublished: (p) => `पहली बार प्रकाशित: ${p.date}`,
  currentVersion: (p) => `मौजूदा संस्करण: ${p.version}`,
  changedOn: (p) => `${p.day} को बदला गया`,
  months: {
    '01': 'जनवरी',
    '02': 'फ़रवरी',
    '03': 'मार्च',
    '04': 'अप्रैल',
    '05': 'मई',
    '06': 'जून',
    '07': 'जुलाई',
    '08': 'अगस्त',
    '09': 'सितंबर',
    '10': 'अक्टूबर',
    '11': 'नवंबर',
    '12': 'दिसंबर',
  },
  languageNote: 'यह अनुवाद आपकी सुविधा के लिए है। कोई फ़र्क़ हो तो अंग्रेज़ी पाठ ही मान्य होगा।',
  home: 'मुख्य पेज',
};
