import type { opsAccess as english } from '../en/ops-access.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('hi');

export const opsAccess: typeof english = {
  passkeys: 'पासकी',
  passkeysText:
    'जिस डिवाइस पर काम करें, हर एक के लिए एक। इनसे कंसोल खुलता है, और पैसों के काम से पहले फिर दिखाई जाती है।',
  noPasskey: 'आपकी अभी कोई पासकी नहीं है।',
  unknownDevice: 'अनजान डिवाइस',
  added: (filled) => `जोड़ने का समय: ${filled.at}`,
  used: (filled) => `पिछली बार ${filled.at}`,
  addPasskey: 'पासकी जोड़ें',
  totp: 'ऑथेंटिकेटर ऐप',
  totpText: 'ऐप के छह अंक। नए ऐप का पहला कोड लिखने पर वह पुराने की जगह ले लेता है।',
  noTotp: 'आपका अभी कोई ऑथेंटिकेटर नहीं है।',
  addTotp: 'ऑथेंटिकेटर ऐप जोड़ें',
  changeTotp: 'दूसरे ऐप पर जाएँ',
  codes: 'रिकवरी कोड',
  codesText: 'बाक़ी सब खो जाए तो हर कोड एक बार खोलता है। काग़ज़ पर, डिवाइस से अलग रखें।',
  codesLeft: (filled) =>
    plural(filled.count, { one: `${filled.count} बचा है।`, other: `${filled.count} बचे हैं।` }),
  newCodes: 'नए कोड बनाएँ',
  newCodesText: 'दस नए कोड एक बार दिखेंगे। पहले वाले अब कुछ नहीं खोलेंगे।',
  remove: 'हटाएँ',
  removeIt: 'हाँ, हटाएँ',
  removeText: 'इससे अब कुछ नहीं खुलेगा, और बाक़ी सब डिवाइस पर आपका साइन आउट हो जाएगा।',
  keep: 'रहने दें',
  onlyOne: 'अभी आपके पास यही एक है। खो गया तो केवल रिकवरी कोड से अंदर आ सकेंगे: एक और जोड़ें।',
};
