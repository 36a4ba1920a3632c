import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: typeof english = {
  title: 'पासकी',
  text: 'अपने डिवाइस के फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉगिन करें: न कुछ टाइप करना, न कोई इसे आपसे जान सकता है।',
  none: 'आपकी अभी कोई पासकी नहीं है।',
  add: 'पासकी जोड़ें',
  added: 'पासकी जुड़ गई। अब आप इससे लॉगिन कर सकते हैं।',
  notMade: 'पासकी नहीं बनी। फिर कोशिश करें।',
  on: (filled) => `जोड़ी गई ${filled.at}`,
  used: (filled) => `पिछली बार ${filled.at}`,
  remove: 'हटाएँ',
  removeOne: (filled) => `पासकी हटाएँ: ${filled.device}`,
  notHere: 'यह ब्राउज़र पासकी नहीं बना सकता।',
  confirmText: 'पासकी जोड़ने से पहले, बताएँ कि यह आप ही हैं।',
  unknownDevice: 'अनजान डिवाइस',
  first: 'पहले साइन आउट करके फिर साइन इन करें, और दस मिनट के अंदर पासकी जोड़ें।',
};
