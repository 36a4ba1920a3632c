import type { opsAccess as english } from '../en/ops-access.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('mr');

export const opsAccess: typeof english = {
  passkeys: 'पासकी',
  passkeysText:
    'ज्या डिव्हाइसवर काम करता, त्या प्रत्येकासाठी एक. त्यांनी कन्सोल उघडतो, आणि पैशांच्या कामाआधी त्या पुन्हा दाखवतात.',
  noPasskey: 'तुमची अजून पासकी नाही.',
  unknownDevice: 'अनोळखी डिव्हाइस',
  added: (filled) => `जोडल्याची वेळ: ${filled.at}`,
  used: (filled) => `शेवटचा वापर ${filled.at}`,
  addPasskey: 'पासकी जोडा',
  totp: 'ऑथेंटिकेटर ॲप',
  totpText: 'ॲपचे सहा अंक. नवीन ॲपचा पहिला कोड टाइप केल्यावर ते आधीच्या ॲपची जागा घेते.',
  noTotp: 'तुमचा अजून ऑथेंटिकेटर नाही.',
  addTotp: 'ऑथेंटिकेटर ॲप जोडा',
  changeTotp: 'दुसऱ्या ॲपवर जा',
  codes: 'रिकव्हरी कोड',
  codesText: 'बाकी सगळे हरवल्यास प्रत्येक कोड एकदा उघडतो. कागदावर, डिव्हाइसपासून वेगळे ठेवा.',
  codesLeft: (filled) =>
    plural(filled.count, { one: `${filled.count} उरला आहे.`, other: `${filled.count} उरले आहेत.` }),
  newCodes: 'नवीन कोड तयार करा',
  newCodesText: 'दहा नवीन कोड एकदाच दिसतील. आधीचे आता काही उघडणार नाहीत.',
  remove: 'काढा',
  removeIt: 'हो, काढा',
  removeText: 'याने आता काही उघडणार नाही, आणि इतर सर्व डिव्हाइसवर तुमचे साइन आउट होईल.',
  keep: 'राहू द्या',
  onlyOne: 'सध्या तुमच्याकडे हा एकच आहे. तो हरवल्यास फक्त रिकव्हरी कोडने आत येता येईल: आणखी एक जोडा.',
};
