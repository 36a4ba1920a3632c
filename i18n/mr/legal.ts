import type { legal as english } from '../en/legal.ts';

export const legal: typeof english = {
  policies: 'धोरणे',
  contents: 'या पेजवर',
  firstPublished: (p) => `पहिल्यांदा प्रकाशित: ${p.date}`,
  currentVersion: (p) => `सध्याची आवृत्ती: ${p.version}`,
  changedOn: (p) => `${p.day} रोजी बदल केला`,
  months: {
    '01': 'जानेवारी',
    '02': 'फेब्रुवारी',
    '03': 'मार्च',
    '04': 'एप्रिल',
    '05': 'मे',
    '06': 'जून',
    '07': 'जुलै',
    '08': 'ऑगस्ट',
    '09': 'सप्टेंबर',
    '10': 'ऑक्टोबर',
    '11': 'नोव्हेंबर',
    '12': 'डिसेंबर',
  },
  languageNote: 'हे भाषांतर तुमच्या सोयीसाठी आहे. फरक असल्यास इंग्रजी मजकूरच मान्य असेल.',
  home: 'मुख्य पेज',
};
